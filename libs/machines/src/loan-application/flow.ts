import type { FieldErrors } from '@statewise/fields';
import { statusValue, type Flow } from '../flow/flow.js';
import { checkLoan, checkNewApplicant, checkNewLoan, checkStep, stepIn, unmetAnswers } from './checks.js';
import { guards, maySend } from './guards.js';
import { loanApplicationMachine } from './machine.js';
import { noStatuses } from './statuses.js';
import { formStepOf, stepClasses } from './steps.js';
import { isLoanContext, isLoanEvent, type LoanContext, type LoanEvent } from './types.js';

/** The field errors for which the chart refuses an event in `state`; undefined when fields are not the reason. */
export function explainRefusal(context: LoanContext, event: LoanEvent, state: string): FieldErrors | undefined {
  if (event.type === 'application.create' && state === 'start') return newApplicationErrors(context, event);
  if (event.type === 'application.refer' && state === 'start') return checkNewLoan(context, event).errors;
  const step = formStepOf(state);
  if (event.type === 'loan.change' && step !== undefined) return checkLoan(context, event).errors;
  if (event.type === 'step.save' && step !== undefined && stepIn(event) === step) {
    return checkStep(context, event).errors ?? (step === 5 ? unmetAnswers(context, event) : undefined);
  }
  if (
    event.type === 'status.change' &&
    event.statusType === 'application' &&
    event.statusValue === statusValue.completed &&
    maySend(context, event)
  ) {
    return unmetAnswers(context, event);
  }
  return undefined;
}

function newApplicationErrors(
  context: LoanContext,
  event: LoanEvent & { type: 'application.create' },
): FieldErrors | undefined {
  const applicant = checkNewApplicant(context, event).errors;
  const loan = event.loan === undefined || event.loan === null ? undefined : checkNewLoan(context, event).errors;
  return applicant || loan ? { ...loan, ...applicant } : undefined;
}

function mayTry(context: LoanContext, event: Pick<LoanEvent, 'type' | 'actor'>): boolean {
  if (event.type === 'application.create' || event.type === 'application.refer') return true;
  if (event.type === 'application.undo' && context.jump === null) return false;
  if (event.type === 'promotion.remove' && !guards.hasPromotion({ context, event })) return false;
  if (event.type === 'review.request' && !guards.canAskForReview({ context, event })) return false;
  return maySend(context, event);
}

/** The consumer-loan application, as the engine, the clients and the tests know it. */
export const loanApplicationFlow: Flow = {
  id: 'loan-application',
  title: 'Loan application',
  version: 1,
  machine: loanApplicationMachine,
  steps: stepClasses,
  creates: ['application.create', 'application.refer'],
  explain: (context, event, state) =>
    isLoanContext(context) && isLoanEvent(event) ? explainRefusal(context, event, state) : undefined,
  mayTry: (context, event) => isLoanContext(context) && isLoanEvent(event) && mayTry(context, event),
  statuses: (context) => (isLoanContext(context) ? context.statuses : noStatuses),
  migrations: {},
};
