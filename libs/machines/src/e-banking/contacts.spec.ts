import type { ContactType, Fields } from '@statewise/fields';
import {
  adding,
  businessBack,
  businessCreation,
  businessFinish,
  businessGoTo,
  businessSaving,
  companyPeople,
  companyWay,
  deleting,
  editing,
  traderWay,
} from '../testing/business-samples.js';
import { missingAnswers } from './answers.js';
import { countingContacts } from './contact-lists.js';
import { totalShares } from './contact-rules.js';
import { atPeople, contextOf, created, fresh, why } from '../testing/business-paths.js';

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
    const path = atPeople().send(...companyPeople);
    expect(why(path, adding('beneficial_owner_individual', '1', { shares: 0.01 }))).toEqual({ shares: ['shares'] });
    expect(why(path, adding('beneficial_owner_individual', '1', { shares: 0.01 }, '12'))).toEqual({
      shares: ['shares'],
    });
    expect(why(path, editing('beneficial_owner_company', '12', { shares: 41 }))).toEqual({ shares: ['shares'] });
    expect(path.can(editing('beneficial_owner_company', '12', { shares: 39 }))).toBe(true);
  });

  it('stand below a company that is an owner itself, and go with it', () => {
    const path = atPeople().send(...companyPeople);
    const below = (parent: string, type: ContactType = 'beneficial_owner_individual') =>
      why(path, adding(type, '1', { shares: 0.01 }, parent));
    expect(below('11')).toMatchObject({ parent_id: ['oneOf'] });
    expect(below('nobody')).toMatchObject({ parent_id: ['oneOf'] });
    expect(below('12', 'director_individual')).toMatchObject({ parent_id: ['oneOf'] });
    const left = contextOf(path.send(deleting('12'))).contacts.map(({ id }) => id);
    expect(left).toEqual(['11', '14', '15']);
  });

  it('have identity cards of their own, however they are written', () => {
    const path = atPeople().send(...companyPeople);
    const someoneElse = { idcard: '1-1', name: 'Paul' };
    expect(why(path, adding('director_individual', '1', someoneElse))).toEqual({ idcard: ['unique'] });
    expect(why(path, adding('director_individual', '1', { idcard: '11A' }))).toEqual({ idcard: ['numbers'] });
    expect(why(path, editing('director_individual', '14'))).toBe('taken');
  });

  it('have one card in several roles, however the name is written', () => {
    const path = atPeople().send(...companyPeople);
    const again = { idcard: '11', name: ' NORA', surname: 'camilleri ' };
    expect(why(path, adding('director_individual', '1', again))).toBe('taken');
    expect(why(path, adding('authorised_signatory', '1', again))).toBe('taken');
    const others = [
      { name: 'Norac', surname: 'amilleri' },
      { name: 'Norah' },
      { surname: 'Borg' },
      { birthday: '03/05/1979' },
    ];
    for (const other of others)
      expect(why(path, adding('director_individual', '1', { ...again, ...other }))).toEqual({ idcard: ['unique'] });
    const twice = path.send(adding('director_individual', '1', again));
    expect(why(twice, editing('director_individual', '1', { ...again, surname: 'Borg' }))).toEqual({
      idcard: ['unique'],
    });
  });

  it('have one card in several roles, whichever way a keyboard puts the accents of a name together', () => {
    const named = (name: string) => ({ idcard: '77', name });
    const path = atPeople().send(adding('director_individual', '1', named('José')));
    expect(why(path, adding('authorised_signatory', '2', named('Jose\u0301')))).toBe('taken');
    expect(why(path, adding('authorised_signatory', '2', named('Jose')))).toEqual({ idcard: ['unique'] });
  });

  it('cannot be edited once they are gone, nor change their list or company', () => {
    const path = atPeople().send(...companyPeople);
    expect(why(path.send(deleting('14')), editing('director_individual', '14'))).toEqual({ id: ['unknown'] });
    expect(why(path, editing('director_individual', '15'))).toEqual({ id: ['unknown'] });
    const kept = contextOf(path.send(editing('beneficial_owner_individual', '13', { shares: 1 }))).contacts;
    expect(kept.find(({ id }) => id === '13')).toMatchObject({ parent_id: '12', fields: { shares: 1 } });
    expect(why(path, { ...editing('beneficial_owner_individual', '11'), parent_id: '12' })).toEqual({
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
    const other = { idcard: '11', surname: 'Borg' };
    expect(why(one, adding('additional_card_holder', '1', other))).toEqual({ idcard: ['unique'] });
    expect(why(one, adding('additional_card_holder', '1', { idcard: '11' }))).toBe('taken');
    expect(why(one, extra('1'))).toBe('taken');
    expect(why(atHolders(), adding('principal_account_holder', '5', other))).toBe('taken');
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

  it('takes each client number once, in upper case or lower', () => {
    const numbered = (client_number: string) => adding('client_number', client_number, { client_number });
    const one = atPayment().send(numbered('A12345'));
    expect(why(one, numbered('A12346'))).toBe('taken');
    expect(why(one, adding('client_number', '2', { client_number: 'a12345' }))).toEqual({ client_number: ['unique'] });
  });

  it('needs a card for an account of one, which is asked for again where it is not offered any more', () => {
    const holder = adding('principal_account_holder', '1');
    const card = fresh().send(businessCreation({ account_type: 'credit_card' }), businessSaving(2), holder);
    const atCard = card.send(businessSaving(4));
    for (const izola_pro_credit_card of ['', undefined])
      expect(why(atCard, businessSaving(5, { izola_pro_credit_card }))).toEqual({
        izola_pro_credit_card: ['required'],
      });
    const chosen = atCard.send(businessSaving(5, { izola_pro_credit_card: 'pro_platinum' }), businessSaving(6));
    expect(chosen.can(businessFinish)).toBe(true);
    const trader = { account_type: 'credit_card', companyType: 'sole_trader' };
    const changed = chosen.send(businessGoTo(1), businessSaving(1, trader), businessGoTo(7));
    expect(missingAnswers(contextOf(changed), businessFinish)).toEqual({
      'payment.izola_pro_credit_card': ['required'],
    });
    expect(
      fresh()
        .send(...companyWay, businessGoTo(5))
        .can(businessSaving(5, { izola_pro_credit_card: '' })),
    ).toBe(true);
  });

  it('takes the credit cards of the account', () => {
    expect(why(atPayment(), businessSaving(5, { izola_pro_credit_card: 'pro_gold' }))).toEqual({
      izola_pro_credit_card: ['oneOf'],
    });
  });
});
