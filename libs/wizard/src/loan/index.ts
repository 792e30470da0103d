export { calculate } from './calculate.js';
export { LoanFields, type LoanFieldsProps } from './loan-fields.js';
export type { LoanFieldNames } from './loan-field-names.js';
export {
  fetchLoanCatalogue,
  type CatalogueReader,
  type LoanCatalogue,
  type LoanTerm,
  type LoanType,
  type Promotion,
} from './loan-catalogue.js';
export { offerOfType } from './loan-offer.js';
export { loanPlanOf, type LoanPlan } from './loan-plan.js';
export { fetchStores, storeNameOf, type PartnerStore } from './partner-stores.js';
export { PlanView, type PlanViewProps } from './plan-view.js';
export { TooLate } from './too-late.js';
export { useLoanForm, type LoanFormOptions } from './use-loan-form.js';
