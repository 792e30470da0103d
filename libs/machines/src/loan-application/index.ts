export { loanApplicationMachine } from './machine.js';
export { loanApplicationFlow } from './flow.js';
export { routeInto } from './answers.js';
export { documentTypes, type DocumentType, type LoanEvent } from './events.js';
export { stepOpening, type StepOpening } from './open-step.js';
export {
  hasFailedStatus,
  isAccepted,
  isChecked,
  isRefusedByRules,
  isRejected,
  isSubmitted,
  refusalReasons,
  statusTypes,
  type StatusType,
} from './context.js';
export { incomeProofOf, outstandingDocuments, requiredDocuments, type IncomeProof } from './required-documents.js';
export { loanSteps } from './steps.js';
export { isLoanContext, type Alternative, type LoanContext, type RiskAnalysis } from './context.js';
