import type { ContactType, Fields } from '@statewise/fields';
import { decisionOn, sampleAt, Walk, type SentEvent } from '@statewise/flow/testing';
import {
  adding,
  businessBack,
  businessCreation,
  businessFinish,
  businessGoTo,
  businessJump,
  businessResume,
  businessSaving,
  businessUndo,
  businessUpload,
  cardWay,
  companyPeople,
  companyWay,
  deleting,
  editing,
  traderWay,
} from '../testing/business-samples.js';
import { missingAnswers, missingDocuments } from './answers.js';
import { countingContacts } from './contact-lists.js';
import { totalShares } from './contact-rules.js';
import { isBusinessContext, type BusinessContext } from './context.js';
import { businessAccountFlow } from './flow.js';

const fresh = () => Walk.through(businessAccountFlow);
const created = businessCreation();
const atPeople = () => fresh().send(created, businessSaving(2));
const card = businessCreation({ account_type: 'credit_card' });

function contextOf({ snapshot }: Walk): BusinessContext {
  if (!isBusinessContext(snapshot.context)) throw new Error('no context of a business');
  return snapshot.context;
}

const why = (walk: Walk, event: SentEvent) => {
  const decision = decisionOn(businessAccountFlow, walk.snapshot, event);
  return decision.taken ? 'taken' : decision.errors;
};

const scenarios: readonly (readonly [string, readonly SentEvent[], string])[] = [
  ['the first save leads to the address', [created], 'address'],
  ['the address leads to the people', [created, businessSaving(2)], 'people'],
  ['a company with everybody named comes to the summary', companyWay, 'finish'],
  ['a sole trader with a partner named comes to the summary', traderWay, 'finish'],
  ['a credit card account comes to the summary without owners', cardWay, 'finish'],
  ['the address of a credit card account leads to the holders', [card, businessSaving(2)], 'holders'],
  ['going to step 3 of a credit card account leads to step 2', [card, businessSaving(2), businessGoTo(3)], 'address'],
  [
    'going back from step 4 of a credit card account leads to step 2',
    [card, businessSaving(2), businessBack],
    'address',
  ],
  [
    'going back from step 4 of another account leads to step 3',
    [...companyWay, businessGoTo(4), businessBack],
    'people',
  ],
  ['going back moves one step', [...companyWay, businessBack], 'marketing'],
  ['there is nothing before the basics', [...companyWay, businessGoTo(1)], 'basics'],
  ['a resumed application opens where it was left', [...companyWay, businessGoTo(2), businessResume], 'address'],
  ['a resumed application whose saved step is 0 opens at step 1', [created, businessGoTo(0), businessResume], 'basics'],
  ['finishing moves past the last step', [...companyWay, businessFinish], 'completed'],
  ['a finished application stays finished', [...companyWay, businessFinish, businessResume], 'completed'],
  ['documents are taken at the documents step', [...companyWay, businessBack, businessUpload('identity')], 'marketing'],
  ['documents are taken at the summary', [...companyWay, businessUpload('identity')], 'finish'],
  ['documents are taken afterwards', [...companyWay, businessFinish, businessUpload('identity')], 'completed'],
  ['a jump opens a step that was not reached', [created, businessJump('payment')], 'payment'],
  ['a jump can be undone', [created, businessJump('payment'), businessUndo], 'address'],
  ['a complete application can be finished by an admin', [...companyWay, businessJump('completed')], 'completed'],
];

it.each(scenarios)('%s', (_name, events, state) => {
  expect(fresh().send(...events).state).toBe(state);
});

it('makes all steps reachable when an application is resumed from step 0', () => {
  const resumed = fresh().send(created, businessGoTo(0), businessResume);
  expect(resumed.snapshot.context.furthestStep).toBe(7);
  for (const step of [1, 2, 3, 4, 5, 6, 7]) expect(resumed.can(businessGoTo(step))).toBe(true);
});

it('sends an application only when the requirements of every step hold, whichever are reachable', () => {
  const resumed = fresh().send(created, businessGoTo(0), businessResume, businessGoTo(7));
  expect(resumed.can(businessFinish)).toBe(false);
  expect(resumed.can(businessJump('completed'))).toBe(false);
  expect(missingAnswers(contextOf(resumed), businessFinish)).toEqual({
    'people.beneficial_owner': ['required'],
    'people.director': ['required'],
    'people.authorised_signatory': ['required'],
    'people.shares': ['shares'],
    'holders.principal_account_holder': ['required'],
    address: ['required'],
    people: ['required'],
    holders: ['required'],
    payment: ['required'],
    marketing: ['required'],
  });
  const without = fresh().send(...companyWay, businessGoTo(3), deleting('15'), businessGoTo(7));
  expect(without.can(businessFinish)).toBe(false);
  expect(why(without, businessFinish)).toBeUndefined();
  expect(missingAnswers(contextOf(without), businessFinish)).toEqual({ 'people.authorised_signatory': ['required'] });
});

describe('an identity card or a registration that expires before the application is sent', () => {
  const later = { ...businessFinish, at: '2027-06-01T10:00:00.000Z' };
  const soon = { expiry: '01/06/2027' };

  it('is asked for again, by the list and the contact that it belongs to', () => {
    const walk = fresh().send(
      ...companyWay,
      businessGoTo(3),
      editing('beneficial_owner_individual', '13', soon),
      businessGoTo(4),
      editing('principal_account_holder', '21', soon),
      businessGoTo(7),
    );
    expect(walk.can({ ...later, at: '2027-05-31T10:00:00.000Z' })).toBe(true);
    expect(walk.can(businessJump('completed'))).toBe(true);
    expect(walk.can({ ...businessJump('completed'), at: later.at })).toBe(false);
    expect(why(walk, later)).toEqual({
      'people.beneficial_owner.13.expiry': ['date'],
      'holders.principal_account_holder.21.expiry': ['date'],
    });
    const renewed = walk.send(
      businessGoTo(3),
      editing('beneficial_owner_individual', '13'),
      businessGoTo(4),
      editing('principal_account_holder', '21'),
      businessGoTo(7),
    );
    expect(renewed.send(later).state).toBe('completed');
  });

  it('is named with the registration of the business', () => {
    const walk = fresh().send(...companyWay, businessGoTo(2), businessSaving(2, soon), businessGoTo(7));
    expect(why(walk, later)).toEqual({ 'address.expiry': ['date'] });
  });

  it('does not matter in a list that does not count', () => {
    const walk = fresh().send(
      ...companyWay,
      businessGoTo(3),
      editing('director_individual', '14', soon),
      businessGoTo(1),
      businessSaving(1, { account_type: 'credit_card' }),
      businessGoTo(7),
    );
    expect(walk.send(later).state).toBe('completed');
  });

  it('is no reason to name fields while something was never answered', () => {
    const walk = fresh().send(
      ...companyWay,
      businessGoTo(3),
      editing('director_individual', '14', soon),
      deleting('15'),
      businessGoTo(7),
    );
    expect(why(walk, later)).toBeUndefined();
    expect(missingAnswers(contextOf(walk), later)).toEqual({
      'people.director.14.expiry': ['date'],
      'people.authorised_signatory': ['required'],
    });
  });
});

it('does not take contacts outside of their step', () => {
  const owner = adding('beneficial_owner_individual', '1');
  expect(fresh().send(created).can(owner)).toBe(false);
  expect(why(atPeople(), adding('principal_account_holder', '1'))).toEqual({ contact_type: ['oneOf'] });
  expect(why(atPeople(), adding('owner_partner', '1'))).toEqual({ contact_type: ['oneOf'] });
  expect(
    fresh()
      .send(...companyWay, businessFinish)
      .can(owner),
  ).toBe(false);
  expect(
    fresh()
      .send(...companyWay, businessGoTo(3))
      .can(deleting('21')),
  ).toBe(false);
});

describe('people', () => {
  const proceed = businessSaving(3);

  it('need owners, directors and signatories, whose shares are exactly 100', () => {
    expect(why(atPeople(), proceed)).toEqual({
      beneficial_owner: ['required'],
      director: ['required'],
      authorised_signatory: ['required'],
      shares: ['shares'],
    });
    const most = atPeople().send(...companyPeople, editing('beneficial_owner_individual', '11', { shares: 59.99 }));
    expect(why(most, proceed)).toEqual({ shares: ['shares'] });
    const thirds = ['33.33', '33.33', '33.34'].map((shares, n) =>
      adding('beneficial_owner_individual', `${n + 1}`, { shares }),
    );
    const three = atPeople().send(...thirds, ...companyPeople.slice(3));
    expect(totalShares(contextOf(three))).toBe(100);
    expect(three.send(proceed).state).toBe('holders');
  });

  it('of a sole trader are one owner or partner', () => {
    const trader = fresh().send(...traderWay.slice(0, 2));
    expect(why(trader, proceed)).toEqual({ owner_partner: ['required'] });
    expect(trader.send(adding('owner_partner', '1'), proceed).state).toBe('holders');
  });

  it('name somebody politically exposed after a yes', () => {
    const asked = atPeople().send(...companyPeople);
    expect(why(asked, businessSaving(3, { pep: undefined }))).toEqual({ pep: ['required'] });
    expect(why(asked, businessSaving(3, { pep: true }))).toEqual({ politically_exposed_person: ['required'] });
    const named = asked.send(adding('politically_exposed_person', '9'), businessSaving(3, { pep: true }));
    expect(named.state).toBe('holders');
    const denied = named.send(businessBack, proceed);
    expect(countingContacts(denied.snapshot.context).some(({ id }) => id === '9')).toBe(false);
    const again = denied.send(businessBack, adding('politically_exposed_person', '8')).snapshot.context;
    expect(again.steps[3]).toEqual({ pep: true });
    expect(
      countingContacts(again).filter(({ contact_type }) => contact_type === 'politically_exposed_person'),
    ).toHaveLength(2);
  });

  it('never hold more than 100, at the top or within a company', () => {
    const walk = atPeople().send(...companyPeople);
    expect(why(walk, adding('beneficial_owner_individual', '1', { shares: 0.01 }))).toEqual({ shares: ['shares'] });
    expect(why(walk, adding('beneficial_owner_individual', '1', { shares: 0.01 }, '12'))).toEqual({
      shares: ['shares'],
    });
    expect(why(walk, editing('beneficial_owner_company', '12', { shares: 41 }))).toEqual({ shares: ['shares'] });
    expect(walk.can(editing('beneficial_owner_company', '12', { shares: 39 }))).toBe(true);
  });

  it('stand below a company that is an owner itself, and go with it', () => {
    const walk = atPeople().send(...companyPeople);
    const below = (parent: string, type: ContactType = 'beneficial_owner_individual') =>
      why(walk, adding(type, '1', { shares: 0.01 }, parent));
    expect(below('11')).toMatchObject({ parent_id: ['oneOf'] });
    expect(below('nobody')).toMatchObject({ parent_id: ['oneOf'] });
    expect(below('12', 'director_individual')).toMatchObject({ parent_id: ['oneOf'] });
    const left = contextOf(walk.send(deleting('12'))).contacts.map(({ id }) => id);
    expect(left).toEqual(['11', '14', '15']);
  });

  it('have identity cards of their own, however they are written', () => {
    const walk = atPeople().send(...companyPeople);
    expect(why(walk, adding('director_individual', '1', { idcard: '1-1' }))).toEqual({ idcard: ['unique'] });
    expect(why(walk, adding('director_individual', '1', { idcard: '11A' }))).toEqual({ idcard: ['numbers'] });
    expect(why(walk, editing('director_individual', '14'))).toBe('taken');
  });

  it('cannot be edited once they are gone, nor change their list or company', () => {
    const walk = atPeople().send(...companyPeople);
    expect(why(walk.send(deleting('14')), editing('director_individual', '14'))).toEqual({ id: ['unknown'] });
    expect(why(walk, editing('director_individual', '15'))).toEqual({ id: ['unknown'] });
    const kept = contextOf(walk.send(editing('beneficial_owner_individual', '13', { shares: 1 }))).contacts;
    expect(kept.find(({ id }) => id === '13')).toMatchObject({ parent_id: '12', fields: { shares: 1 } });
    expect(why(walk, { ...editing('beneficial_owner_individual', '11'), parent_id: '12' })).toEqual({
      id: ['unknown'],
    });
  });
});

describe('holders', () => {
  const atHolders = (other: Fields = {}) =>
    other['account_type'] === 'credit_card'
      ? fresh().send(businessCreation(other), businessSaving(2))
      : fresh().send(created, businessSaving(2), ...companyPeople, businessSaving(3));
  const holder = (id: string) => adding('principal_account_holder', id);
  const extra = (id: string) => adding('additional_card_holder', id);

  it('are one to three, and up to two more with a card', () => {
    expect(why(atHolders(), businessSaving(4))).toEqual({ principal_account_holder: ['required'] });
    const full = atHolders().send(...['1', '2', '3'].map(holder), ...['4', '5'].map(extra));
    expect(why(full, holder('6'))).toEqual({ principal_account_holder: ['max'] });
    expect(why(full, extra('6'))).toEqual({ additional_card_holder: ['max'] });
    expect(full.send(businessSaving(4)).state).toBe('payment');
  });

  it('are exactly one of a credit card account', () => {
    const one = atHolders({ account_type: 'credit_card' }).send(holder('1'));
    expect(why(one, holder('2'))).toEqual({ principal_account_holder: ['max'] });
    expect(one.send(businessSaving(4)).state).toBe('payment');
    const three = fresh().send(...companyWay, businessGoTo(4), holder('1'), businessGoTo(1));
    const changed = three.send(businessSaving(1, { account_type: 'credit_card' }), businessSaving(2));
    expect(why(changed, businessSaving(4))).toEqual({ principal_account_holder: ['max'] });
  });

  it('have identity cards of their own over both lists, whatever the owners have', () => {
    const one = atHolders().send(adding('principal_account_holder', '5', { idcard: '11' }));
    expect(why(one, adding('additional_card_holder', '1', { idcard: '11' }))).toEqual({ idcard: ['unique'] });
    expect(why(one, extra('1'))).toBe('taken');
  });
});

describe('payment', () => {
  const atPayment = () => fresh().send(...companyWay, businessGoTo(5));

  it('needs a client number once it is chosen', () => {
    expect(why(atPayment(), businessSaving(5, { payment: true }))).toEqual({ client_number: ['required'] });
    const numbered = atPayment().send(adding('client_number', '1'));
    expect(numbered.snapshot.context.steps[5]).toMatchObject({ payment: true });
    expect(numbered.send(businessSaving(5, { payment: true })).state).toBe('marketing');
    expect(why(atPayment(), adding('client_number', '1', { client_number: '12345A' }))).toEqual({
      client_number: ['vanmarcke'],
    });
  });

  it('takes the credit cards of the account', () => {
    expect(why(atPayment(), businessSaving(5, { izola_pro_credit_card: 'pro_gold' }))).toEqual({
      izola_pro_credit_card: ['oneOf'],
    });
  });
});

it('sets aside what another account or company type does not ask for, and brings it back', () => {
  const ids = (walk: Walk) => countingContacts(walk.snapshot.context).map(({ id }) => id);
  const full = fresh().send(...companyWay);
  const card2 = full.send(businessGoTo(1), businessSaving(1, { account_type: 'credit_card' }));
  expect(ids(card2)).toEqual(['21']);
  expect(card2.snapshot.context.steps[3]).toEqual({});
  expect(card2.send(businessGoTo(7)).can(businessFinish)).toBe(true);
  const back = card2.send(businessGoTo(1), businessSaving(1));
  expect(ids(back)).toEqual(ids(full));
  expect(back.send(businessGoTo(7)).can(businessFinish)).toBe(true);

  const trader = full.send(businessGoTo(1), businessSaving(1, { companyType: 'sole_trader' }));
  expect(ids(trader)).toEqual(['21']);
  expect(trader.send(businessGoTo(7)).can(businessFinish)).toBe(false);
  expect(ids(trader.send(businessGoTo(1), businessSaving(1)))).toEqual(ids(full));

  const platinum = fresh().send(...cardWay, businessGoTo(1), businessSaving(1));
  expect(platinum.snapshot.context.steps[5]).toEqual({ payment: false });
  const again = platinum.send(businessGoTo(1), businessSaving(1, { account_type: 'credit_card' }));
  expect(again.snapshot.context.steps[5]).toMatchObject({ izola_pro_credit_card: 'pro_platinum' });
});

it('says which documents are missing', () => {
  const finished = fresh().send(...companyWay, businessUpload('identity'), businessFinish);
  expect(missingDocuments(contextOf(finished))).toEqual(['register_extract', 'articles_of_association']);
  expect(missingDocuments(contextOf(finished.send(businessUpload('register_extract'))))).toEqual([
    'articles_of_association',
  ]);
  expect(missingDocuments(contextOf(fresh()))).toEqual([]);
});

it('refuses a VAT number that another application uses or that the register does not know', () => {
  expect(why(fresh(), { ...created, isVatUsed: true })).toEqual({ vat: ['vat'] });
  expect(why(fresh(), { ...created, vies: 'unknown' })).toEqual({ vat: ['vies'] });
  expect(why(fresh(), { ...businessCreation({ skipVies: true }), vies: 'unknown' })).toBe('taken');
  expect(created.at).toBe(sampleAt);
});
