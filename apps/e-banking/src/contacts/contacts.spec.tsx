import { adding, deleting, editing } from '@statewise/machines/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as Holders } from '../steps/holders.js';
import { Screen as People } from '../steps/people.js';
import { Business, list, owner, settled } from '../testing/in-business.js';

beforeEach(() => sessionStorage.clear());

const person = { 'First name': 'Ada', 'Last name': 'Vella', 'Date of birth': '02051979' } as const;
const card = { 'Number of the identity card': '592017736', 'Identity card valid until': '31122099' } as const;

/** Fills fields of the open form of a list. */
async function fill(name: RegExp, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = list(name).getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  }
}

const press = (name: RegExp, button: RegExp) => userEvent.click(list(name).getByRole('button', { name: button }));

const directors = /Directors/;
const owners = /Beneficial/;
const signatories = /signatories/;

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
      'Directors and managers: Add at least one director or manager to go on',
      'Authorised signatories: Add at least one authorised signatory to go on',
      'Shares: The shares of the beneficial owners must add up to exactly 100 percent',
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
    expect(list(owners).getByLabelText('Shares in percent')).toHaveAccessibleDescription(/add up to exactly 100/);
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
    expect(idcard).toHaveAccessibleDescription(/has been entered before/);
    await user.type(idcard, '1');
    act(() => jest.advanceTimersByTime(1_100));
    expect(idcard).toBeValid();
  });
});

describe('the same person in two lists', () => {
  it('is copied from another step with the card, and only the screen ties the two together', async () => {
    const business = await Business.atPeople(
      adding('beneficial_owner_individual', '1', { shares: 100 }),
      adding('director_individual', '2'),
      adding('authorised_signatory', '3', { name: 'Ada', surname: 'Vella' }),
      { type: 'step.save', step: 3, fields: { pep: false } },
    );
    const client = await business.show(Holders);
    await press(/Principal/, /^Add/);
    await userEvent.selectOptions(
      list(/Principal/).getByLabelText(/^Same person as/),
      'Ada Vella (Authorised signatories)',
    );
    await press(/Principal/, /Save/);
    await settled();
    expect(list(/Principal/).getByText(/also under Authorised signatories/)).toBeVisible();
    expect(client.view().application?.contacts.at(-1)).toEqual({
      id: '104',
      parent_id: null,
      contact_type: 'principal_account_holder',
      fields: {
        sector: 'Individual',
        name: 'Ada',
        surname: 'Vella',
        birthday: '02/05/1979',
        idcard: '3',
        expiry: '31/12/2099',
      },
    });
  });

  it('is copied within a step without the card, which counts once there', async () => {
    await (await Business.atPeople(owner('1', 60))).show(People);
    await press(signatories, /^Add/);
    await userEvent.selectOptions(
      list(signatories).getByLabelText(/^Same person as/),
      'Nora Owner 1 (Beneficial owners)',
    );
    expect(list(signatories).getByLabelText('Last name')).toHaveValue('Owner 1');
    expect(list(signatories).getByLabelText(/^Number of the identity card/)).toHaveValue('');
  });
});

describe('two devices', () => {
  it('shows both values when they changed the same field, and keeps what was typed', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Leonora' });
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(directors, /Save/);
    await settled();
    const name = list(directors).getByLabelText('First name');
    expect(name).toHaveValue('Leonora');
    expect(name).toHaveAccessibleDescription(/Changed to “Norah” on another device/);
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Leonora Camilleri')).toBeVisible();
  });

  it('takes what was saved elsewhere when that is chosen', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Leonora' });
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(directors, /Save/);
    await settled();
    await press(directors, /Take “Norah”/);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Norah');
    expect(list(directors).queryByText(/Changed to/)).toBeNull();
  });

  it('keeps both of two contacts that were added at once', async () => {
    const business = await Business.atPeople();
    await business.show(People);
    await press(directors, /^Add/);
    await fill(directors, { ...person, ...card });
    await business.happen(adding('director_individual', '9'));
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Ada Vella')).toBeVisible();
    expect(list(directors).getByText('Nora Camilleri')).toBeVisible();
  });

  it('offers to make a new entry of what was typed when the contact was deleted elsewhere', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await press(directors, /^Edit Nora/);
    await fill(directors, { 'First name': 'Norah' });
    await business.happen(deleting('101'));
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText(/was deleted on another device/)).toBeVisible();
    await press(directors, /Make it a new entry/);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Norah');
    await press(directors, /Save/);
    await settled();
    expect(list(directors).getByText('Norah Camilleri')).toBeVisible();
  });

  it('does not delete what somebody else has changed meanwhile, and says why', async () => {
    const business = await Business.atPeople(adding('director_individual', '1'));
    await business.show(People);
    await business.happen(editing('director_individual', '101', { name: 'Norah', idcard: '1' }));
    await press(directors, /^Delete/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(list(directors).getByText(/Norah Camilleri was changed on another device/)).toBeVisible();
  });
});

describe('an unfinished entry', () => {
  it('survives a reload', async () => {
    const business = await Business.atPeople();
    const client = await business.show(People);
    await press(directors, /^Add/);
    await fill(directors, { 'First name': 'Ada' });
    cleanup();
    client.close();
    await business.show(People);
    expect(list(directors).getByLabelText('First name')).toHaveValue('Ada');
    await press(directors, /Cancel/);
    expect(sessionStorage.getItem('statewise.e-banking.entries')).toBeNull();
  });

  it('is asked about when somebody goes on, and stays until they come back', async () => {
    const business = await Business.atPeople(
      owner('1', 100),
      adding('director_individual', '2'),
      adding('authorised_signatory', '3'),
    );
    const client = await business.show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press(directors, /^Add/);
    await fill(directors, { 'First name': 'Ada' });
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Under “Directors and managers” a form is still open/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on without it' }));
    await settled();
    expect(client.view().application?.state).toBe('holders');
    expect(sessionStorage.getItem('statewise.e-banking.entries')).toContain('Ada');
  });
});

describe('politically exposed persons', () => {
  it('are asked for after a yes, with an explanation who they are', async () => {
    await (await Business.atPeople()).show(People);
    expect(screen.queryByRole('region', { name: /Politically/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(list(/Politically/).getByRole('button', { name: /^Add/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Who is politically exposed?' }));
    expect(screen.getByRole('dialog', { name: 'Politically exposed persons' })).toBeVisible();
  });
});
