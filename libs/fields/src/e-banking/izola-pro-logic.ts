import type { BusinessCountry } from './business-countries.js';
import { soleTrader } from './company-types.js';

/** What the parts of an application, its documents and its cards depend on. */
export interface IzolaProQuestion {
  readonly country: BusinessCountry;
  readonly companyType: string;
  readonly isCreditCardAccount: boolean;
  /** The only cards that are wanted; all when none is named. */
  readonly creditCardTypes?: readonly string[];
}

/** Names of the parts to show, the documents to send and the cards to choose from. */
export interface IzolaProAnswer {
  readonly sections: readonly string[];
  readonly documents: readonly string[];
  readonly creditCards: readonly string[];
}

/** Countries whose registers of beneficial owners the bank cannot read, so that an extract is sent. */
const sendsOwnersExtract: readonly BusinessCountry[] = ['mt', 'nl', 'lu'];

/** Legal forms without shareholders: they have no articles that name shares, but a deed. */
const withoutShares: readonly string[] = [
  'vof',
  'commv',
  'vzw',
  'partnership',
  'foundation',
  'maatschap',
  'stichting',
  'snc',
  'scs',
];

/**
 * What a business is asked for, must send and may choose. Rules of the bank's own:
 * docs/izola-pro-logic.md has them as a table.
 */
export function getIzolaProLogic(input: IzolaProQuestion): IzolaProAnswer {
  return { sections: sectionsOf(input), documents: documentsOf(input), creditCards: creditCardsOf(input) };
}

function sectionsOf({ companyType, isCreditCardAccount }: IzolaProQuestion): string[] {
  const owners =
    companyType === soleTrader ? ['owners_partners'] : ['beneficial_owners', 'directors', 'authorised_signatories'];
  return [
    ...(isCreditCardAccount ? [] : [...owners, 'politically_exposed_persons']),
    'principal_account_holders',
    'additional_card_holders',
    'accounts',
    'client_numbers',
    'credit_card',
  ];
}

function documentsOf({ country, companyType, isCreditCardAccount }: IzolaProQuestion): string[] {
  const isCompany = companyType !== soleTrader;
  return [
    'identity',
    'register_extract',
    ...(isCompany ? [withoutShares.includes(companyType) ? 'founding_deed' : 'articles_of_association'] : []),
    ...(isCompany && !isCreditCardAccount && sendsOwnersExtract.includes(country) ? ['owners_extract'] : []),
    ...(isCreditCardAccount ? [isCompany ? 'annual_accounts' : 'tax_assessment'] : []),
  ];
}

function creditCardsOf({ companyType, isCreditCardAccount, creditCardTypes = [] }: IzolaProQuestion): string[] {
  const offered = isCreditCardAccount
    ? ['pro_classic', 'pro_gold', ...(companyType === soleTrader ? [] : ['pro_platinum'])]
    : ['pro_classic'];
  return creditCardTypes.length === 0 ? offered : offered.filter((card) => creditCardTypes.includes(card));
}

/** Every document that some business must send. */
export const businessDocuments = [
  'identity',
  'register_extract',
  'articles_of_association',
  'founding_deed',
  'owners_extract',
  'annual_accounts',
  'tax_assessment',
] as const;
export type BusinessDocument = (typeof businessDocuments)[number];
