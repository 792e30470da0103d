export { loanApplicationMachine } from './machine.js';
export { loanApplicationFlow } from './flow.js';
export { resumeAt } from './resume.js';
export { documentTypes } from './guards.js';
export { jumpTargets, type JumpTarget, type Requirement } from './jumps.js';
export { stepOpening, type StepOpening } from './open-step.js';
export { hasFailedStatus, isAccepted, isDecided, isSubmitted } from './statuses.js';
export { formStepOf, stateOfStep, stepClasses, type FormState, type RestingState } from './steps.js';
export { isLoanContext, type Jump, type LoanContext, type LoanEvent, type RiskAnalysis } from './types.js';
