import type { AnyMachineSnapshot } from 'xstate';
import type { StatusType } from '../flow/flow.js';
import { pathOf } from '../flow/state-path.js';
import { jumpTargets } from '../loan-application/jumps.js';
import { loanApplicationMachine } from '../loan-application/machine.js';
import { hasFailedStatus, isAccepted, isSubmitted } from '../loan-application/statuses.js';
import type { LoanContext, LoanEvent } from '../loan-application/types.js';
import { explore, type Coverage } from './coverage.js';
import { creation, plainOffer, referral, riskAnswer, sampleLoan, sampleOffer, saving, sent } from './loan-samples.js';

const status = (statusType: StatusType, statusValue: number) =>
  sent({ type: 'status.change', statusType, statusValue, reason: 'checked' }, 'admin');

/** Events that are worth trying in every state of the loan application, stamped with their senders. */
export const loanEvents: readonly LoanEvent[] = [
  creation,
  referral,
  ...[0, 1, 2, 3, 4, 5].map((step) => saving(step)),
  sent({ type: 'step.back' }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((step) => sent({ type: 'step.goTo', step })),
  sent({
    type: 'loan.change',
    fields: { ...sampleLoan, consumer_loan_application_promotion_id: 7 },
    offer: sampleOffer,
  }),
  sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer }),
  sent({ type: 'promotion.remove' }),
  ...[1, 2, 3].map((result) => riskAnswer(result)),
  sent({ type: 'documents.uploaded', documentType: 'payslip', count: 1 }, 'system'),
  status('nbb', 2),
  status('final', 1),
  status('nbb', 1),
  status('final', 0),
  sent({ type: 'review.request' }),
  sent({ type: 'application.resume' }),
  ...jumpTargets.map(({ state }) => sent({ type: 'application.jump', state, reason: 'asked by phone' }, 'admin')),
  sent({ type: 'application.undo' }, 'admin'),
];

/** What the guards look at; two situations that agree in it behave alike. */
function situationOf({ value, context }: AnyMachineSnapshot & { context: LoanContext }): string {
  const { furthestStep, statuses, jump, referral: from, reviewRequested, steps } = context;
  const outcome = [isSubmitted(statuses), hasFailedStatus(statuses), isAccepted(statuses), reviewRequested]
    .map(Number)
    .join('');
  return [
    pathOf(value),
    furthestStep,
    outcome,
    jump?.from,
    from !== null,
    steps[0]?.['consumer_loan_application_promotion_id'],
  ].join('|');
}

/** After a jump only its undoing, a step back and a return by the code say something new. */
function worthTrying({ context }: AnyMachineSnapshot & { context: LoanContext }): readonly LoanEvent[] {
  return context.jump
    ? [sent({ type: 'application.undo' }, 'admin'), sent({ type: 'application.resume' }), sent({ type: 'step.back' })]
    : loanEvents;
}

/** Walks the loan application's chart until every transition was taken; `paths` are the shortest ways to each. */
export function exploreLoanApplication(): Coverage {
  return explore(loanApplicationMachine, { events: worthTrying, keyOf: situationOf });
}
