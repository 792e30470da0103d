import { exampleOf, Basics, type ContactType, type Fields } from '@statewise/fields';
import type { Contact } from '@statewise/flow';
import {
  answerOf,
  contactLists,
  contactName,
  countingContacts,
  listOf,
  maxContacts,
  shownLists,
} from './contact-lists.js';
import {
  companiesWithoutOwners,
  contactErrors,
  isCardDoubtful,
  listErrors,
  remainingCapacity,
  totalShares,
} from './contact-rules.js';
import { isBusinessContext, noBusiness } from './context.js';
import { businessAccountFlow } from './flow.js';
import { requiredDocumentsOf } from './answers.js';

const company = { 1: { ...exampleOf(Basics), isCompany: true, is_credit_card_account: false } };
const trader = { 1: { ...company[1], isCompany: false } };
const card = { 1: { ...company[1], is_credit_card_account: true } };

const contact = (
  contact_type: ContactType,
  id: string,
  fields: Fields = {},
  parent_id: string | null = null,
): Contact => ({
  id,
  parent_id,
  contact_type,
  fields,
});
const owner = (id: string, fields: Fields = {}, parent: string | null = null) =>
  contact('beneficial_owner_individual', id, fields, parent);
const firm = (id: string, fields: Fields = {}, parent: string | null = null) =>
  contact('beneficial_owner_company', id, fields, parent);
const named = (name: string) => {
  const list = contactLists.find((one) => one.name === name);
  if (list === undefined) throw new Error(`no list ${name}`);
  return list;
};

it.each([
  ['nobody yet', {}, ['principal_account_holder', 'additional_card_holder', 'account', 'client_number']],
  [
    'a company',
    company,
    [
      ...['beneficial_owner', 'director', 'authorised_signatory', 'politically_exposed_person'],
      ...['principal_account_holder', 'additional_card_holder', 'account', 'client_number'],
    ],
  ],
  [
    'a sole trader',
    trader,
    [
      ...['owner_partner', 'politically_exposed_person'],
      ...['principal_account_holder', 'additional_card_holder', 'account', 'client_number'],
    ],
  ],
  ['a credit card account', card, ['principal_account_holder', 'additional_card_holder', 'account', 'client_number']],
])('asks %s for the lists that are for them', (_, steps, names) => {
  expect(contactLists.filter(({ applies }) => applies(steps)).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['principal_account_holder', company, 3],
  ['principal_account_holder', card, 1],
  ['additional_card_holder', company, 2],
  ['account', company, maxContacts],
  ['director', company, maxContacts],
  ['client_number', company, maxContacts],
] as const)('takes of %s at most as many as the account has', (name, steps, most) => {
  expect(named(name).max(steps)).toBe(most);
  expect(remainingCapacity(named(name), { steps, contacts: [] })).toBe(most);
  const holders = ['1', '2'].map((id) => contact('additional_card_holder', id));
  expect(remainingCapacity(named(name), { steps, contacts: holders })).toBe(
    name === 'additional_card_holder' ? 0 : most,
  );
});

it('counts those below a company against the end of the list alone', () => {
  const contacts = [firm('1'), owner('2', {}, '1')];
  expect(remainingCapacity(named('beneficial_owner'), { steps: company, contacts })).toBe(maxContacts - 2);
  const director = [contact('director_company', '3')];
  expect(remainingCapacity(named('director'), { steps: company, contacts: director })).toBe(maxContacts - 1);
});

it('finds the list of a type, and none of what is no type', () => {
  expect(listOf('director_company')?.name).toBe('director');
  expect(listOf('nobody')).toBeUndefined();
});

it('counts no contact whose list is not asked for, is unknown or was answered with no', () => {
  const pep = contact('politically_exposed_person', '1');
  const contacts = [pep, owner('2'), { ...owner('3'), contact_type: 'nobody' }];
  const ids = (steps: typeof noBusiness.steps) => countingContacts({ steps, contacts }).map(({ id }) => id);
  expect([ids(company), ids({ ...company, 3: { pep: true } }), ids({ ...company, 3: { pep: false } })]).toEqual([
    ['1', '2'],
    ['1', '2'],
    ['2'],
  ]);
  expect([ids(trader), ids(card)]).toEqual([['1'], []]);
  expect(answerOf(named('director'), { 3: { undefined: true } })).toBeUndefined();
});

it('shows in a summary who is named, and which lists nobody is in that must not be empty', () => {
  const shown = (steps: typeof noBusiness.steps, contacts: readonly Contact[] = []) =>
    shownLists({ steps, contacts }).map(({ name, contacts: of }) => [name, of.length]);
  const empty = [
    ['beneficial_owner', 0],
    ['director', 0],
    ['authorised_signatory', 0],
    ['principal_account_holder', 0],
  ];
  expect(shown(company)).toEqual(empty);
  const some = [contact('politically_exposed_person', '1'), contact('account', '2')];
  expect(shown(company, some)).toEqual([
    ...empty.slice(0, 3),
    ['politically_exposed_person', 1],
    ['principal_account_holder', 0],
    ['account', 1],
  ]);
});

it.each([
  [{ name: 'Nora', surname: 'Camilleri', company: 'Harbour' }, 'Nora Camilleri'],
  [{ name: 'Nora' }, 'Nora'],
  [{ company: 'Harbour', client_number: 'A12345' }, 'Harbour'],
  [{ pep_name: 'Paul Borg' }, 'Paul Borg'],
  [{ client_number: 'A12345' }, 'A12345'],
  [{ name: 7 }, ''],
  [{}, ''],
])('calls %j %s', (fields, name) => {
  expect(contactName(fields)).toBe(name);
});

it.each([
  ['1234', true],
  ['1-2.3 4', true],
  ['12345', false],
  ['1-2.3 45', false],
  ['', false],
  [undefined, false],
])('doubts the card %j: %s', (idcard, isDoubtful) => {
  expect(isCardDoubtful({ idcard })).toBe(isDoubtful);
});

describe('shares', () => {
  it('are those of the owners beside each other, to the hundredth', () => {
    const contacts = [
      owner('1', { shares: 33.33 }),
      firm('2', { shares: 66.67 }),
      owner('3', { shares: 12.5 }, '2'),
      owner('4', {}, '2'),
      contact('director_individual', '5', { shares: 50 }),
    ];
    expect(totalShares({ steps: company, contacts })).toBe(100);
    expect(totalShares({ steps: company, contacts }, '2')).toBe(12.5);
    expect(totalShares({ steps: trader, contacts })).toBe(0);
  });

  it('behind a company are nobody’s until somebody is named, at any depth', () => {
    const contacts = [firm('1'), firm('2', {}, '1'), owner('3'), contact('director_company', '4')];
    const without = (more: readonly Contact[]) =>
      companiesWithoutOwners({ steps: company, contacts: [...contacts, ...more] }).map(({ id }) => id);
    expect([without([]), without([owner('5', {}, '2')])]).toEqual([['2'], []]);
  });

  it('hold a step back at its own alone', () => {
    const contacts = [
      owner('1', { shares: 99.99 }),
      contact('director_individual', '2', { shares: 50 }),
      contact('authorised_signatory', '3'),
    ];
    expect(listErrors({ steps: company, contacts }, 3)).toEqual({ shares: ['shares'] });
    expect(listErrors({ steps: company, contacts: [...contacts, owner('4', { shares: 0.01 })] }, 3)).toBeUndefined();
    expect(listErrors({ steps: company, contacts }, 5)).toBeUndefined();
    expect(listErrors({ steps: trader, contacts: [contact('owner_partner', '5')] }, 3)).toBeUndefined();
  });
});

it('takes one hundred contacts of a list, those below companies included, and no more', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => owner(String(index), {}, index === 0 ? null : '0')).map((one, index) =>
      index === 0 ? firm('0') : one,
    );
  const errorsWith = (count: number) => {
    const contacts = many(count);
    return contactErrors({ steps: company, contacts }, contacts.at(-1) ?? firm('0'));
  };
  expect([errorsWith(maxContacts), errorsWith(maxContacts + 1)]).toEqual([undefined, { beneficial_owner: ['max'] }]);
});

it('holds two contacts for one where neither card nor number is known', () => {
  const contacts = [
    contact('director_individual', '1', { name: 'A' }),
    contact('director_individual', '2', { name: 'B' }),
  ];
  for (const one of contacts) expect(contactErrors({ steps: company, contacts }, one)).toBeUndefined();
  const numbers = [contact('client_number', '1'), contact('client_number', '2')];
  for (const one of numbers) expect(contactErrors({ steps: company, contacts: numbers }, one)).toBeUndefined();
});

it.each(['step.save', 'help.save'])('asks the server about the VAT number where %s brings the basics alone', (type) => {
  const { needsServerFields } = businessAccountFlow.events[type] ?? {};
  expect([1, 2, 5].filter((step) => needsServerFields?.({ type, step }))).toEqual([1]);
});

it('asks for no documents before country and legal form are known', () => {
  const { countryCode, companyType }: Fields = company[1];
  expect(requiredDocumentsOf({ 1: { countryCode, companyType } })).toEqual(requiredDocumentsOf(company));
  expect(requiredDocumentsOf(company)).toEqual(['identity', 'register_extract', 'articles_of_association']);
  expect(requiredDocumentsOf(card)).not.toEqual(requiredDocumentsOf(company));
  for (const basics of [{ companyType }, { countryCode }, { countryCode: 'xx', companyType }])
    expect(requiredDocumentsOf({ 1: basics })).toEqual([]);
});

it('knows its own facts, and what was sent', () => {
  const { documents: _, ...without } = noBusiness;
  const { savedContact: __, ...unsaved } = noBusiness;
  expect([noBusiness, without, unsaved].map(isBusinessContext)).toEqual([true, false, false]);
  const { isSent } = businessAccountFlow.summary ?? {};
  expect(['completed', 'finish'].map((state) => isSent?.(state))).toEqual([true, false]);
});
