import type { Language } from './locale.js';

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
