import { adding } from '@statewise/machines/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as People } from '../steps/people.js';
import {
  Business,
  card,
  fill,
  list,
  owner,
  person,
  press,
  settled,
  tick,
  peopleRegion,
} from '../testing/in-business.js';

beforeEach(() => sessionStorage.clear());

const roles = ['Beneficial owner', 'Director or manager', 'Authorised signatory', 'Principal account holder'];
const everyone = Object.fromEntries(roles.map((role) => [role, true]));

describe('the people of a business', () => {
  it('are added with all their roles at once: name, birthday and card are typed once', async () => {
    const client = await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await settled();
    expect(list(peopleRegion).getByRole('group', { name: /^Add a person/ })).toHaveFocus();
    await fill(peopleRegion, { ...person, ...card });
    await tick(everyone);
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText('Ada Vella was added.')).toHaveAttribute('role', 'status');
    expect(list(peopleRegion).getByRole('button', { name: 'Edit Ada Vella' })).toHaveFocus();
    const shown = roles.join(' · ').replace('owner', 'owner 100%');
    expect(list(peopleRegion).getByText(shown, { exact: false })).toBeVisible();
    const contacts = client.view().application?.contacts ?? [];
    expect(contacts.map(({ contact_type }) => contact_type).toSorted()).toEqual([
      'authorised_signatory',
      'beneficial_owner_individual',
      'director_individual',
      'principal_account_holder',
    ]);
    expect(contacts.every(({ fields }) => fields['idcard'] === '592017736')).toBe(true);
    await press(peopleRegion, /^Add/);
    expect(list(peopleRegion).queryByText('Ada Vella was added.')).toBeNull();
  });

  it('lead past the step of the holders where the holder is named among them', async () => {
    const client = await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await fill(peopleRegion, { ...person, ...card });
    await tick(everyone);
    await press(peopleRegion, /Save/);
    await settled();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await settled();
    expect(client.view().application?.state).toBe('payment');
  });

  it('are saved with Enter, and the step is not left', async () => {
    const client = await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await tick({ 'Director or manager': true });
    await fill(peopleRegion, { ...person, ...card });
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(list(peopleRegion).getByText('Ada Vella', { selector: '.contacts__name' })).toBeVisible();
    expect(client.view().state).toBe('people');
  });

  it('are refused with what is missing beside each field once, whatever the number of roles', async () => {
    await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await tick(everyone);
    await press(peopleRegion, /Save/);
    await settled();
    const name = list(peopleRegion).getByLabelText('First name');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Enter the first name/);
    expect(list(peopleRegion).getAllByText(/^Enter the/).length).toBeLessThanOrEqual(5);
  });

  it('need a role', async () => {
    await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await fill(peopleRegion, { ...person, ...card });
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText('Tick at least one')).toBeVisible();
    expect(list(peopleRegion).getByRole('checkbox', { name: roles[0] })).toHaveFocus();
  });

  it('are edited in their place, and the focus comes back when that is cancelled', async () => {
    await (await Business.atPeople(adding('director_individual', '10001'))).show(People);
    await press(peopleRegion, /^Edit Nora/);
    expect(list(peopleRegion).getByLabelText('First name')).toHaveValue('Nora');
    await press(peopleRegion, /Cancel/);
    await settled();
    expect(list(peopleRegion).getByRole('button', { name: /^Edit Nora/ })).toHaveFocus();
    await press(peopleRegion, /^Edit Nora/);
    await fill(peopleRegion, { 'First name': 'Norah' });
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByText('Norah Camilleri', { selector: '.contacts__name' })).toBeVisible();
  });

  it('are renamed in all their roles in one act, which one card would not let one after the other', async () => {
    const same = { idcard: '592017736' };
    const client = await (
      await Business.atPeople(adding('director_individual', '1', same), adding('authorised_signatory', '2', same))
    ).show(People);
    const { version = 0 } = client.view().application ?? {};
    await press(peopleRegion, /^Edit Nora/);
    await fill(peopleRegion, { 'Last name': 'Vella' });
    await press(peopleRegion, /Save/);
    await settled();
    expect(client.view().application?.contacts.map(({ fields }) => fields['surname'])).toEqual(['Vella', 'Vella']);
    expect(client.view().application?.version).toBe(version + 1);
  });

  it('lose a role that is unticked, and keep the others', async () => {
    const same = { idcard: '592017736' };
    const client = await (
      await Business.atPeople(adding('director_individual', '1', same), adding('authorised_signatory', '2', same))
    ).show(People);
    await press(peopleRegion, /^Edit Nora/);
    await tick({ 'Authorised signatory': false });
    await press(peopleRegion, /Save/);
    await settled();
    expect(client.view().application?.contacts.map(({ contact_type }) => contact_type)).toEqual([
      'director_individual',
    ]);
  });

  it('are deleted with all their roles, only after the question', async () => {
    const same = { idcard: '592017736' };
    const client = await (
      await Business.atPeople(adding('director_individual', '1', same), adding('authorised_signatory', '2', same))
    ).show(People);
    await press(peopleRegion, /^Delete Nora/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'No' }));
    expect(client.view().application?.contacts).toHaveLength(2);
    await press(peopleRegion, /^Delete Nora/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(client.view().application?.contacts).toEqual([]);
    expect(list(peopleRegion).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('go with the company that they stand behind', async () => {
    const company = adding('beneficial_owner_company', '101', { shares: 40 });
    await (await Business.atPeople(company, owner('10007', 100, '101'))).show(People);
    await press(peopleRegion, /^Delete Camilleri Holding/);
    const dialog = within(screen.getByRole('dialog', { name: 'Are you sure you want to delete this?' }));
    expect(dialog.getByText(/1 owner of this company/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await settled();
    expect(list(peopleRegion).queryByText('Camilleri Holding')).toBeNull();
    expect(list(peopleRegion).queryByText(/Owner 10007/)).toBeNull();
  });

  it('can be companies, which are asked for less; what both are asked for stays', async () => {
    await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await tick({ 'Beneficial owner': true });
    await fill(peopleRegion, { 'Shares in percent': '33,33' });
    await userEvent.click(list(peopleRegion).getByRole('tab', { name: 'Person' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(list(peopleRegion).getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
    expect(list(peopleRegion).queryByLabelText('Date of birth')).toBeNull();
    expect(list(peopleRegion).getByLabelText('Shares in percent')).toHaveValue('33.33');
  });

  it('can be searched when they are many, and are all shown on demand', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      adding('director_individual', String(at + 1), { name: at === 20 ? 'Zoë' : 'Ada', surname: `Person ${at}` }),
    );
    await (await Business.atPeople(...many)).show(People);
    expect(list(peopleRegion).getAllByRole('listitem')).toHaveLength(8);
    await userEvent.type(list(peopleRegion).getByRole('searchbox'), 'zoe');
    expect(list(peopleRegion).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(list(peopleRegion).getByRole('searchbox'));
    await press(peopleRegion, /Show all 30/);
    expect(list(peopleRegion).getAllByRole('listitem')).toHaveLength(30);
  });
});

describe('what is in doubt', () => {
  it('is asked about a card of one digit, which is taken all the same', async () => {
    const client = await (await Business.atPeople()).show(People);
    await press(peopleRegion, /^Add/);
    await tick({ 'Director or manager': true });
    await fill(peopleRegion, { ...person, ...card, 'Number of the identity card': '1' });
    await press(peopleRegion, /Save/);
    const dialog = within(screen.getByRole('dialog', { name: /whole number of the card/ }));
    expect(client.view().application?.contacts).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, save it' }));
    await settled();
    expect(client.view().application?.contacts).toHaveLength(1);
  });

  it('is asked about a company behind which nobody is named, at any depth', async () => {
    const client = await (
      await Business.atPeople(
        adding('beneficial_owner_company', '101', { shares: 100 }),
        adding('beneficial_owner_company', '102', { company: 'Deep Holding', shares: 100 }, '101'),
        adding('director_individual', '3'),
        adding('authorised_signatory', '4'),
      )
    ).show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    const dialog = within(screen.getByRole('dialog', { name: /Nobody is named behind a company/ }));
    expect(dialog.getByText(/Nobody is named behind Deep Holding/)).toBeVisible();
    expect(client.view().state).toBe('people');
    await userEvent.click(dialog.getByRole('button', { name: 'Go on without them' }));
    await settled();
    expect(client.view().application?.state).toBe('holders');
  });
});

describe('shares', () => {
  it('are written with the decimals that they have, in the list as in its form', async () => {
    await (await Business.atPeople(owner('1', 60.5))).show(People);
    expect(list(peopleRegion).getByText(/Beneficial owner 60\.5%$/)).toBeVisible();
    expect(screen.getByText(/Shares: 60\.5% of 100%/).parentElement).toHaveTextContent(
      'Shares: 60.5% of 100% 39.5% still to divide',
    );
    await press(peopleRegion, /^Edit/);
    expect(list(peopleRegion).getByLabelText('Shares in percent')).toHaveValue('60.5');
  });

  it('keep their total in sight, and three thirds add up exactly', async () => {
    await (await Business.atPeople(owner('1', 33.33), owner('2', 33.33))).show(People);
    expect(screen.getByText('Shares: 66.66% of 100%')).toBeVisible();
    expect(screen.getByText('33.34% still to divide')).toBeVisible();
    await press(peopleRegion, /^Add a person/);
    await tick({ 'Beneficial owner': true });
    expect(list(peopleRegion).getByLabelText('Shares in percent')).toHaveValue('33.34');
    await fill(peopleRegion, { ...person, ...card });
    await press(peopleRegion, /Save/);
    await settled();
    expect(screen.getByText('Shares: 100% of 100%')).toBeVisible();
    expect(screen.getByText('All shares are divided')).toBeVisible();
  });

  it('let nobody go on below 100, and the summary leads to each role that nobody has', async () => {
    const client = await (await Business.atPeople(owner('1', 60))).show(People);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Tick “Director or manager” for at least one person or company to go on',
      'Tick “Authorised signatory” for at least one person to go on',
      'The shares of the beneficial owners must add up to exactly 100 percent',
    ]);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(client.view().state).toBe('people');
  });

  it('of the owners of a company count by themselves', async () => {
    const company = adding('beneficial_owner_company', '101', { shares: 40 });
    await (await Business.atPeople(company, owner('10007', 50, '101'))).show(People);
    expect(screen.getByText('Shares: 40% of 100%')).toBeVisible();
    expect(list(peopleRegion).getByText('Owners of Camilleri Holding: 50% of 100% divided')).toBeVisible();
    await press(peopleRegion, /^Add an owner of/);
    expect(list(peopleRegion).getByRole('checkbox', { name: /^Beneficial owner of Camilleri Holding/ })).toBeChecked();
    await fill(peopleRegion, { 'Shares in percent': '50.01', ...person, ...card });
    await press(peopleRegion, /Save/);
    await settled();
    expect(list(peopleRegion).getByLabelText('Shares in percent')).toHaveAccessibleDescription(
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
    await user.click(list(peopleRegion).getByRole('button', { name: /^Add/ }));
    await user.click(list(peopleRegion).getByRole('checkbox', { name: /^Director/ }));
    const idcard = list(peopleRegion).getByLabelText(/^Number of the identity card/);
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
