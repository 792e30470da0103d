import {
  Basics,
  checkFields,
  exampleOf,
  getIzolaProLogic,
  isCardOffered,
  Payment,
  vatNumberOf,
  type Fields,
} from '../index.js';
import { at, errorsOf } from '../testing/answers.js';

describe('an extract of the owners', () => {
  const isAskedOf = (country: 'be' | 'fr' | 'lu' | 'mt' | 'nl', companyType: string, isCreditCardAccount: boolean) =>
    getIzolaProLogic({ country, companyType, isCreditCardAccount }).documents.includes('owners_extract');

  it.each([
    ['mt', 'ltd', true],
    ['nl', 'bv', true],
    ['lu', 'sarl', true],
    ['be', 'bv', false],
    ['fr', 'sarl', false],
  ] as const)('is asked in %s of a %s: %j', (country, companyType, isAsked) => {
    expect(isAskedOf(country, companyType, false)).toBe(isAsked);
    expect(isAskedOf(country, companyType, true)).toBe(false);
    expect(isAskedOf(country, 'sole_trader', false)).toBe(false);
  });
});

describe('a credit card', () => {
  const cardErrors = (steps?: Readonly<Record<number, Fields>>) =>
    errorsOf(Payment, 'izola_pro_credit_card', { payment: false }, { at, ...(steps && { steps }) });

  it('has to be chosen for a card account alone', () => {
    expect(cardErrors({ 1: { is_credit_card_account: true } })).toEqual(['required']);
    expect(cardErrors({ 1: { is_credit_card_account: false } })).toBeUndefined();
    expect(cardErrors({})).toBeUndefined();
    expect(cardErrors()).toBeUndefined();
  });

  it('is on offer for a business of which country, company type and account are known', () => {
    const business = { countryCode: 'be', companyType: 'bv', is_credit_card_account: true };
    expect(isCardOffered('pro_platinum', business)).toBe(true);
    expect(isCardOffered('pro_platinum', { ...business, is_credit_card_account: undefined })).toBe(false);
    for (const unknown of [{ countryCode: 'de' }, { companyType: undefined }])
      expect(isCardOffered('pro_classic', { ...business, ...unknown })).toBe(false);
    expect(isCardOffered('pro_classic', undefined)).toBe(false);
  });
});

it('knows the company types of all countries where the country is not known', () => {
  const errors = (companyType: string) =>
    checkFields(Basics, { ...exampleOf(Basics), countryCode: 'de', companyType }, { at }).errors;
  expect(errors('ltd')).not.toHaveProperty('companyType');
  expect(errors('guild')).toMatchObject({ companyType: ['oneOf'] });
});

describe('a VAT number', () => {
  /** A French number with the key that belongs to its SIREN. */
  const french = (siren: string) => `FR${String(BigInt(`${siren}12`) % 97n).padStart(2, '0')}${siren}`;

  it('has nine characters at least without what separates, and is typed in forty at most', () => {
    expect(vatNumberOf('11679112', 'mt')).toBeUndefined();
    expect(vatNumberOf('403170701', 'be')).toEqual({ country: 'be', number: '0403170701' });
    expect(vatNumberOf('BE0403170701'.padEnd(40), 'be')).toEqual({ country: 'be', number: '0403170701' });
    expect(vatNumberOf('BE0403170701'.padEnd(41), 'be')).toBeUndefined();
  });

  it('has the prefix of its country or none', () => {
    expect(vatNumberOf('NL0403170701', 'be')).toBeUndefined();
  });

  it('of France has a SIREN that proves to be one, that of Monaco none', () => {
    expect(vatNumberOf(french('303265045'), 'fr')).toBeDefined();
    expect(vatNumberOf(french('303265046'), 'fr')).toBeUndefined();
    expect(vatNumberOf(french('000123456'), 'fr')).toBeDefined();
  });
});
