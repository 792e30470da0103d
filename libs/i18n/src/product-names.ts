import { isCountry, type Language } from './locale.js';
import { countryNames } from './provider.js';

type Names = Readonly<Record<Language, string>>;

const everywhere = (name: string): Names => ({ en: name, nl: name, fr: name });

/** What each product is called in each language, wherever it is named. */
export const productNames = {
  saver: everywhere('Meridian Saver'),
  saverPlus: everywhere('Saver Plus'),
  termDeposit: { en: 'Term deposit', nl: 'Termijnrekening', fr: 'Compte à terme' },
  personalLoan: { en: 'Personal loan', nl: 'Persoonlijke lening', fr: 'Prêt personnel' },
  renovationLoan: { en: 'Renovation loan', nl: 'Renovatielening', fr: 'Prêt rénovation' },
  greenLoan: { en: 'Green loan', nl: 'Groene lening', fr: 'Prêt vert' },
  pro: everywhere('Meridian Pro'),
  factor: everywhere('Meridian Factor'),
  ibanTool: { en: 'IBAN tool', nl: 'IBAN-tool', fr: 'Outil IBAN' },
} as const satisfies Record<string, Names>;

const forStaff = ({ en, nl, fr }: Names): Names => ({
  en: `${en} for staff`,
  nl: `${nl} voor personeel`,
  fr: `${fr} pour le personnel`,
});

/** The names of what is lent, by the loan type of the wire contract. */
export const loanNames: Readonly<Record<number, Names>> = {
  1: productNames.renovationLoan,
  2: productNames.greenLoan,
  3: forStaff(productNames.greenLoan),
  4: forStaff(productNames.renovationLoan),
  5: productNames.personalLoan,
};

const pricedNames: Readonly<Record<string, Names>> = {
  'renovation-loan': productNames.renovationLoan,
  'green-loan': productNames.greenLoan,
  'staff-green-loan': forStaff(productNames.greenLoan),
  'staff-renovation-loan': forStaff(productNames.renovationLoan),
  'general-purpose-loan': productNames.personalLoan,
  saver: productNames.saver,
  'deposit-0': productNames.saverPlus,
};

/** What a product of the price list is called; undefined for one that is none. */
export function pricedName(product: string, language: Language): string | undefined {
  const years = /^deposit-([1-9]\d*)$/.exec(product)?.[1];
  if (years === undefined) return Object.hasOwn(pricedNames, product) ? pricedNames[product]?.[language] : undefined;
  const isOne = years === '1';
  const ofYears: Names = {
    en: `of ${isOne ? 'one year' : `${years} years`}`,
    nl: `van ${isOne ? 'één' : years} jaar`,
    fr: isOne ? 'd’un an' : `de ${years} ans`,
  };
  return `${productNames.termDeposit[language]} ${ofYears[language]}`;
}

/** What a price is called by its product and country, such as `saver be`; undefined for a title that is none. */
export function priceTitle(title: string, language: Language): string | undefined {
  const [product = '', country = ''] = title.split(' ');
  const name = pricedName(product, language);
  return name === undefined || !isCountry(country) ? undefined : `${name}, ${countryNames[country][language]}`;
}
