import { sampleAt, ChartPath, type SentEvent } from '@statewise/flow/testing';
import {
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
  companyWay,
  deleting,
  editing,
  traderWay,
} from '../testing/business-samples.js';
import { missingAnswers, missingDocuments } from './answers.js';
import { countingContacts } from './contact-lists.js';
import { contextOf, created, fresh, why } from '../testing/business-paths.js';

const card = businessCreation({ account_type: 'credit_card' });

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

it('passes the people of a credit card account by once they were reached, and no other step', () => {
  const begun = fresh().send(card);
  expect(begun.can(businessGoTo(3))).toBe(false);
  const further = begun.send(businessSaving(2));
  expect([further.send(businessGoTo(4)).state, further.can(businessGoTo(5))]).toEqual(['holders', false]);
  const changed = fresh().send(created, businessSaving(2), businessGoTo(1));
  const passed = changed.send(businessSaving(1, { account_type: 'credit_card' }), businessGoTo(3));
  expect(passed.state).toBe('address');
});

it('lets no jump lead to the people of a credit card account, nor back to them', () => {
  expect(fresh().send(card, businessSaving(2)).can(businessJump('people'))).toBe(false);
  const helped = fresh().send(
    created,
    businessSaving(2),
    businessJump('basics'),
    businessSaving(1, { account_type: 'credit_card' }),
  );
  expect(helped.can(businessUndo)).toBe(false);
  expect(fresh().send(created, businessJump('people')).state).toBe('people');
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
    const path = fresh().send(
      ...companyWay,
      businessGoTo(3),
      editing('beneficial_owner_individual', '13', soon),
      businessGoTo(4),
      editing('principal_account_holder', '21', soon),
      businessGoTo(7),
    );
    expect(path.can({ ...later, at: '2027-05-31T10:00:00.000Z' })).toBe(true);
    expect(path.can(businessJump('completed'))).toBe(true);
    expect(path.can({ ...businessJump('completed'), at: later.at })).toBe(false);
    expect(why(path, later)).toEqual({
      'people.beneficial_owner.13.expiry': ['date'],
      'holders.principal_account_holder.21.expiry': ['date'],
    });
    const renewed = path.send(
      businessGoTo(3),
      editing('beneficial_owner_individual', '13'),
      businessGoTo(4),
      editing('principal_account_holder', '21'),
      businessGoTo(7),
    );
    expect(renewed.send(later).state).toBe('completed');
  });

  it('is named with the registration of the business', () => {
    const path = fresh().send(...companyWay, businessGoTo(2), businessSaving(2, soon), businessGoTo(7));
    expect(why(path, later)).toEqual({ 'address.expiry': ['date'] });
  });

  it('does not matter in a list that does not count', () => {
    const path = fresh().send(
      ...companyWay,
      businessGoTo(3),
      editing('director_individual', '14', soon),
      businessGoTo(5),
      businessSaving(5, { izola_pro_credit_card: 'pro_classic' }),
      businessGoTo(1),
      businessSaving(1, { account_type: 'credit_card' }),
      businessGoTo(7),
    );
    expect(path.send(later).state).toBe('completed');
  });

  it('is no reason to name fields while something was never answered', () => {
    const path = fresh().send(
      ...companyWay,
      businessGoTo(3),
      editing('director_individual', '14', soon),
      deleting('15'),
      businessGoTo(7),
    );
    expect(why(path, later)).toBeUndefined();
    expect(missingAnswers(contextOf(path), later)).toEqual({
      'people.director.14.expiry': ['date'],
      'people.authorised_signatory': ['required'],
    });
  });
});

it('sets aside what another account or company type does not ask for, and brings it back', () => {
  const ids = (path: ChartPath) => countingContacts(path.snapshot.context).map(({ id }) => id);
  const full = fresh().send(
    ...companyWay,
    businessGoTo(5),
    businessSaving(5, { izola_pro_credit_card: 'pro_classic' }),
  );
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
  expect(contextOf(finished.send(businessUpload('identity'))).documents).toEqual({ identity: 4 });
});

it('refuses a VAT number that another application uses or that the register does not know', () => {
  expect(why(fresh(), { ...created, isVatUsed: true })).toEqual({ vat: ['vat'] });
  expect(why(fresh(), { ...created, vies: 'unknown' })).toEqual({ vat: ['vies'] });
  expect(why(fresh(), { ...businessCreation({ skipVies: true }), vies: 'unknown' })).toBe('taken');
  expect(created.at).toBe(sampleAt);
});
