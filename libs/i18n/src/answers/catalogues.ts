import type { Catalogue } from '../catalogue.js';
import { businessAnswerCatalogue } from './e-banking/catalogue.js';
import { loanAnswerCatalogue } from './loan-application/catalogue.js';
import { storeAnswerCatalogue } from './store/catalogue.js';

export { loanTypeCatalogue } from './loan-types/catalogue.js';

/** What the steps and answers of a flow are called, by the flow's id; `step.<n>`, `field.<name>` and, where that is a sentence, `short.<name>`. */
export const answerCatalogues: Readonly<Record<string, Catalogue>> = {
  'loan-application': loanAnswerCatalogue,
  store: storeAnswerCatalogue,
  'e-banking': businessAnswerCatalogue,
};
