import { adding } from '@statewise/machines/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as People } from '../steps/people.js';
import { Business, card, fill, list, owner, person, press, settled } from '../testing/in-business.js';

beforeEach(() => sessionStorage.clear());

const directors = /Directors/;
const owners = /Beneficial/;

describe('a list of contacts', () => {
  it('adds a person, says so, and leads the focus to the new entry', async () => {
    await (await Business.atPeople()).show(People);
    await press(directors, /^Add/);
    await settled();
    expect(list(directors).getByRole('group', { name: /^Add a director/ })).toHaveFocus();
    await fill(directors, { ...person, ...card });
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Ada Vella')).toBeVisible();
    expect(list(directors).getByText('Ada Vella was added.')).toHaveAttribute('role', 'status');
    expect(list(directors).getByRole('button', { name: 'Edit Ada Vella' })).toHaveFocus();
  });

  it('saves an entry with Enter, and does not leave the step', async () => {
    const client = await (await Business.atPeople()).show(People);
    await press(directors, /^Add/);
    await fill(directors, { ...person, ...card });
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(list(directors).getByText('Ada Vella')).toBeVisible();
    expect(client.view().state).toBe('people');
  });

  it('says what is missing beside each field, and goes to the first', async () => {
    await (await Business.atPeople()).show(People);
    await press(directors, /^Add/);
    await press(directors, /Save/);
    await settled();
    const name = list(directors).getByLabelText('First name');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Fill in this field/);
  });

  it('edits a contact in its place, and gives the focus back when that is cancelled', async () => {
    await (await Business.atPeople(adding('director_individual', '1'))).show(People);
    await press(directors, /^Edit Nora/);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Nora');
    await press(directors, /Cancel/);
    await settled();
    expect(list(directors).getByRole('button', { name: /^Edit Nora/ })).toHaveFocus();
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Norah' });
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Norah Camilleri')).toBeVisible();
  });

  it('deletes only after the question, and a company with those who own it', async () => {
    const company = adding('beneficial_owner_company', '101', { shares: 40 });
    await (await Business.atPeople(company, owner('7', 100, '101'))).show(People);
    await press(owners, /^Delete Camilleri Holding/);
    const dialog = within(screen.getByRole('dialog', { name: 'Are you sure you want to delete this?' }));
    expect(dialog.getByText(/1 owner of this company/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    expect(list(owners).getByText('Camilleri Holding')).toBeVisible();
    await press(owners, /^Delete Camilleri Holding/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(list(owners).queryByText('Camilleri Holding')).toBeNull();
    expect(list(owners).queryByText(/Owner 7/)).toBeNull();
    expect(list(owners).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('asks a person and a company for what each is asked for, and keeps what both are', async () => {
    await (await Business.atPeople()).show(People);
    await press(owners, /^Add/);
    await fill(owners, { 'Shares in percent': '33,33' });
    await userEvent.click(list(owners).getByRole('tab', { name: 'Person' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(list(owners).getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
    expect(list(owners).queryByLabelText('Date of birth')).toBeNull();
    expect(list(owners).getByLabelText('Shares in percent')).toHaveValue('33.33');
  });

  it('can be searched when it is long, and shows all on demand', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      adding('director_individual', String(at + 1), { name: at === 20 ? 'Zoë' : 'Ada', surname: `Person ${at}` }),
    );
    await (await Business.atPeople(...many)).show(People);
    expect(list(directors).getAllByRole('listitem')).toHaveLength(8);
    await userEvent.type(list(directors).getByRole('searchbox'), 'zoe');
    expect(list(directors).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(list(directors).getByRole('searchbox'));
    await press(directors, /Show all 30/);
    expect(list(directors).getAllByRole('listitem')).toHaveLength(30);
  });
});

describe('shares', () => {
  it('keeps the total in sight, and three thirds add up exactly', async () => {
    await (await Business.atPeople(owner('1', 33.33), owner('2', 33.33))).show(People);
    expect(screen.getByText('Shares: 66.66% of 100%')).toBeVisible();
    expect(screen.getByText('33.34% still to divide')).toBeVisible();
    await press(owners, /^Add/);
    await fill(owners, { 'Shares in percent': '33,34', ...person, ...card });
    await press(owners, /Save/);
    await settled();
    expect(screen.getByText('Shares: 100% of 100%')).toBeVisible();
    expect(screen.getByText('All shares are divided')).toBeVisible();
  });

  it('lets nobody go on below 100, and leads to each list that is not complete', async () => {
    const client = await (await Business.atPeople(owner('1', 60))).show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual([
      'Add at least one director or manager to go on',
      'Add at least one authorised signatory to go on',
      'The shares of the beneficial owners must add up to exactly 100 percent',
    ]);
    expect(client.view().state).toBe('people');
  });

  it('counts the owners of a company by themselves', async () => {
    const company = adding('beneficial_owner_company', '101', { shares: 40 });
    await (await Business.atPeople(company, owner('7', 50, '101'))).show(People);
    expect(screen.getByText('Shares: 40% of 100%')).toBeVisible();
    expect(list(/Owners of Camilleri/).getByText('Divided so far: 50% of 100%')).toBeVisible();
    await press(/Owners of Camilleri/, /^Add an owner of/);
    await fill(owners, { 'Shares in percent': '50.01', ...person, ...card });
    await press(owners, /Save/);
    await settled();
    expect(list(owners).getByLabelText('Shares in percent')).toHaveAccessibleDescription(
      /would pass 100 percent: 50% is still/,
    );
  });
});

describe('checks while somebody types', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says that a card is taken a second after the last key, hyphens and dots aside', async () => {
    jest.useRealTimers();
    await (await Business.atPeople(owner('592.017-736', 60))).show(People);
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(list(directors).getByRole('button', { name: /^Add/ }));
    const idcard = list(directors).getByLabelText(/^Number of the identity card/);
    await user.type(idcard, '59201-7736');
    act(() => jest.advanceTimersByTime(900));
    expect(idcard).toBeValid();
    act(() => jest.advanceTimersByTime(200));
    expect(idcard).toHaveAccessibleDescription(/has this identity card/);
    await user.type(idcard, '1');
    act(() => jest.advanceTimersByTime(1_100));
    expect(idcard).toBeValid();
  });
});
