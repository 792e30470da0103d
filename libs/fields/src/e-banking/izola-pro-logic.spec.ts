import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  businessCountries,
  businessDocuments,
  choices,
  companyTypes,
  creditCardTerms,
  getIzolaProLogic,
  soleTrader,
} from '../index.js';

const combinations = businessCountries.flatMap((country) =>
  companyTypes[country].flatMap((companyType) =>
    [false, true].map((isCreditCardAccount) => ({ country, companyType, isCreditCardAccount })),
  ),
);

it.each(combinations.map((asked) => [asked.country, asked.companyType, asked.isCreditCardAccount, asked] as const))(
  'answers %s %s, credit card %s, completely',
  (_country, companyType, isCreditCardAccount, asked) => {
    const { sections, documents, creditCards } = getIzolaProLogic(asked);
    const isCompany = companyType !== soleTrader;
    expect(sections.includes('beneficial_owners')).toBe(isCompany && !isCreditCardAccount);
    expect(sections.includes('owners_partners')).toBe(!isCompany && !isCreditCardAccount);
    expect(sections).toEqual(expect.arrayContaining(['principal_account_holders', 'client_numbers']));
    expect(documents).toEqual(expect.arrayContaining(['identity', 'register_extract']));
    expect(new Set(documents).size).toBe(documents.length);
    expect(documents.filter((document) => !businessDocuments.some((known) => known === document))).toEqual([]);
    const papers = documents.filter((name) => name === 'articles_of_association' || name === 'founding_deed');
    expect(papers).toHaveLength(isCompany ? 1 : 0);
    expect(creditCards.includes('pro_platinum')).toBe(isCompany && isCreditCardAccount);
    expect(creditCards[0]).toBe('pro_classic');
    expect(creditCards.filter((card) => !choices.izola_pro_credit_card.some((known) => known === card))).toEqual([]);
  },
);

it('asks for the people of a company, of a sole trader, and of neither where only a credit card is wanted', () => {
  const sections = (companyType: string, isCreditCardAccount: boolean) =>
    getIzolaProLogic({ country: 'be', companyType, isCreditCardAccount }).sections;
  const everybody = [
    'principal_account_holders',
    'additional_card_holders',
    'accounts',
    'client_numbers',
    'credit_card',
  ];
  const owners = ['beneficial_owners', 'directors', 'authorised_signatories', 'politically_exposed_persons'];
  expect(sections('bv', false)).toEqual([...owners, ...everybody]);
  expect(sections(soleTrader, false)).toEqual(['owners_partners', 'politically_exposed_persons', ...everybody]);
  expect([sections('bv', true), sections(soleTrader, true)]).toEqual([everybody, everybody]);
});

it('asks every document of somebody', () => {
  const asked = new Set(combinations.flatMap((one) => getIzolaProLogic(one).documents));
  expect([...asked].sort()).toEqual([...businessDocuments].sort());
});

it('offers only the cards that are wanted', () => {
  const asked = { country: 'be', companyType: 'bv', isCreditCardAccount: true } as const;
  expect(getIzolaProLogic({ ...asked, creditCardTypes: ['pro_gold', 'tin'] }).creditCards).toEqual(['pro_gold']);
  expect(getIzolaProLogic({ ...asked, creditCardTypes: ['tin'] }).creditCards).toEqual([]);
  expect(getIzolaProLogic({ ...asked, creditCardTypes: [] }).creditCards).toHaveLength(3);
});

it('has the terms of every card, as the documentation says them', () => {
  expect(Object.keys(creditCardTerms)).toEqual([...choices.izola_pro_credit_card]);
  const documented = readFileSync(path.join(import.meta.dirname, '../../../../docs/izola-pro-logic.md'), 'utf8');
  for (const [card, { price, limit, rate }] of Object.entries(creditCardTerms))
    expect(documented).toContain(`| \`${card}\` | ${price} | ${limit} | ${rate} |`);
});
