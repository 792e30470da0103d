import { Address, Basics, checkFields, contactClasses, exampleOf, Marketing, Payment, People } from '../index.js';
import { at, errorsOf } from '../testing/answers.js';

const basics = (changes: object = {}) => ({ ...exampleOf(Basics), ...changes });
const known = (changes: object = {}) => ({ at, steps: { 1: checkFields(Basics, basics(changes), { at }).fields } });

describe('basics', () => {
  it('says what follows from the company type and the account type', () => {
    expect(checkFields(Basics, basics(), { at }).fields).toMatchObject({
      isCompany: true,
      is_credit_card_account: false,
      vat: 'BE0403170701',
    });
    const other = basics({ companyType: 'sole_trader', account_type: 'credit_card', isCompany: true });
    expect(checkFields(Basics, other, { at }).fields).toMatchObject({ isCompany: false, is_credit_card_account: true });
  });

  it('takes a company type of the country alone', () => {
    expect(errorsOf(Basics, 'companyType', basics({ companyType: 'ltd' }))).toEqual(['oneOf']);
    expect(errorsOf(Basics, 'companyType', basics({ companyType: 'ltd', countryCode: 'MT' }))).toBeUndefined();
    expect(errorsOf(Basics, 'countryCode', basics({ countryCode: 'de' }))).toEqual(['oneOf']);
  });

  it('tells a VAT number that is none, is used, or is not in the register', () => {
    expect(errorsOf(Basics, 'vat', basics({ vat: '12345678' }))).toEqual(['vat']);
    expect(errorsOf(Basics, 'vat', basics({ vat: 'LU12345678' }))).toEqual(['vat']);
    expect(errorsOf(Basics, 'vat', basics(), { isVatUsed: true })).toEqual(['vat']);
    expect(errorsOf(Basics, 'vat', basics({ skipVies: false }), { vies: 'unknown' })).toEqual(['vies']);
    expect(errorsOf(Basics, 'vat', basics({ skipVies: true }), { vies: 'unknown' })).toBeUndefined();
    expect(errorsOf(Basics, 'vat', basics(), { vies: 'unavailable' })).toBeUndefined();
  });
});

it.each(['companyType', 'countryCode', 'vat', 'email', 'accept_gdpr', 'account_type'])('basics require %s', (name) => {
  expect(errorsOf(Basics, name, basics({ [name]: '' }))).toEqual(['required']);
});

it('asks for the registered address only when it is another one', () => {
  const { register_city: _, ...elsewhere } = exampleOf(Address);
  expect(errorsOf(Address, 'register_city', elsewhere)).toEqual(['required']);
  expect(errorsOf(Address, 'register_city', { ...elsewhere, differentAddress: false })).toBeUndefined();
  expect(errorsOf(Address, 'expiry', { ...elsewhere, expiry: '20/11/2026' })).toEqual(['date']);
});

it('asks whether somebody is politically exposed', () => {
  expect(errorsOf(People, 'pep', {})).toEqual(['required']);
  expect(checkFields(People, { pep: 'no' }, { at })).toEqual({ fields: { pep: false }, errors: undefined });
});

it('takes a credit card that the business can have', () => {
  const card = { izola_pro_credit_card: 'pro_platinum' };
  const ofCompany = known({ account_type: 'credit_card' });
  const ofTrader = known({ account_type: 'credit_card', companyType: 'sole_trader' });
  expect(errorsOf(Payment, 'izola_pro_credit_card', card, ofCompany)).toBeUndefined();
  expect(errorsOf(Payment, 'izola_pro_credit_card', card, ofTrader)).toEqual(['oneOf']);
  expect(errorsOf(Payment, 'izola_pro_credit_card', card)).toEqual(['oneOf']);
  expect(checkFields(Payment, {}, known()).errors).toBeUndefined();
});

it('wants the documents to be sent', () => {
  expect(errorsOf(Marketing, 'documents_sent', { documents_sent: false })).toEqual(['required']);
  expect(checkFields(Marketing, { documents_sent: true }, { at }).errors).toBeUndefined();
});

describe('contacts', () => {
  const { beneficial_owner_individual: owner, client_number, account, director_company } = contactClasses;
  const person = (changes: object = {}) => ({ ...exampleOf(owner), ...changes });

  it.each([
    ['birthday', '21/11/2008', 'adult'],
    ['birthday', '1979-05-02', 'date'],
    ['idcard', 'M12', 'numbers'],
    ['expiry', '01/01/2020', 'date'],
    ['shares', 0, 'min'],
    ['shares', 101, 'max'],
    ['shares', 'half', 'numbers'],
    ['name', '', 'required'],
  ])('%s %j is answered with %s', (name, value, key) => {
    expect(errorsOf(owner, name, person({ [name]: value }))).toEqual([key]);
  });

  it('are people or companies by their type, whatever they say themselves', () => {
    expect(checkFields(owner, person({ sector: 'Company' }), { at }).fields).toMatchObject({ sector: 'Individual' });
    expect(checkFields(director_company, { company: 'Holding' }, { at }).fields).toMatchObject({ sector: 'Company' });
  });

  it.each(['A12345', 'z00000'])('%s is a client number of the partner', (number) => {
    expect(errorsOf(client_number, 'client_number', { client_number: number })).toBeUndefined();
  });

  it.each(['AB1234', 'A1234', 'A123456', '123456', 'A 1234'])('%s is none', (number) => {
    expect(errorsOf(client_number, 'client_number', { client_number: number })).toEqual(['vanmarcke']);
  });

  it('name a person or a company that has an account already', () => {
    expect(errorsOf(account, 'name', {})).toEqual(['required']);
    expect(errorsOf(account, 'name', { company: 'Holding' })).toBeUndefined();
  });
});
