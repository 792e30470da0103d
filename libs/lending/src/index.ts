export { calculate } from './calculate.js';
export { LoanFields, type LoanFieldNames, type LoanFieldsProps } from './loan-fields.js';
export { fetchLoanCatalogue, type CatalogueReader, type LoanCatalogue } from './loan-catalogue.js';
export { offerOfType } from './loan-offer.js';
export { fetchStores, storeNameOf } from './partner-stores.js';
export { PlanView, type PlanViewProps } from './plan-view.js';
export { TooLate } from './too-late.js';
export { useLoanForm, type LoanFormOptions } from './use-loan-form.js';
