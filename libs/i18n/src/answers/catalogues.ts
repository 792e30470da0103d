import { defineCatalogue, type Catalogue } from '../catalogue.js';

/** What the steps and answers of a flow are called, by the flow's id; `step.<n>`, `field.<name>` and, where that is a sentence, `short.<name>`. */
export const answerCatalogues: Readonly<Record<string, Catalogue>> = {
  'loan-application': defineCatalogue('answers-of-loan-application', {
    en: () => import('./loan-application/en.js'),
    nl: () => import('./loan-application/nl.js'),
    fr: () => import('./loan-application/fr.js'),
  }),
  store: defineCatalogue('answers-of-store', {
    en: () => import('./store/en.js'),
    nl: () => import('./store/nl.js'),
    fr: () => import('./store/fr.js'),
  }),
  'e-banking': defineCatalogue('answers-of-e-banking', {
    en: () => import('./e-banking/en.js'),
    nl: () => import('./e-banking/nl.js'),
    fr: () => import('./e-banking/fr.js'),
  }),
};

/** What the types of loans are called, by `type.<number>`. */
export const loanTypeCatalogue = defineCatalogue('loan-types', {
  en: () => import('./loan-types/en.js'),
  nl: () => import('./loan-types/nl.js'),
  fr: () => import('./loan-types/fr.js'),
});
