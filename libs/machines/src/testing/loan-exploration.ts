import { isFilled } from '@statewise/fields';
import type { AnyMachineSnapshot } from 'xstate';
import { stateOf } from '@statewise/flow';
import {
  emptyAnswers,
  eventSamples,
  explore,
  takeInFlow,
  type Coverage,
  type Exploration,
  type SampleEvent,
} from '@statewise/flow/testing';
import { type LoanContext, hasFailedStatus, isAccepted, isChecked, isSubmitted } from '../loan-application/context.js';
import { loanApplicationFlow } from '../loan-application/flow.js';

/** Status changes that stand for all of them: a check, a document that was looked at, the last word, and the application itself. */
const telling: readonly unknown[] = ['nbb 1', 'nbb 2', 'payslip 1', 'final 0', 'final 1', 'final 2', 'application 5'];

const samples: readonly SampleEvent[] = eventSamples(loanApplicationFlow).filter(
  ({ type, statusType, statusValue }) => type !== 'status.change' || telling.includes(`${statusType} ${statusValue}`),
);

/** The same final yes where the policy asks for a second person whatever the amount. */
const proposals = samples
  .filter(({ statusType, statusValue }) => statusType === 'final' && statusValue === 1)
  .map((sample): SampleEvent => ({ ...sample, fourEyesAbove: 0 }));

/** Events that are worth trying in every state of the loan application. */
export const loanEventSamples: readonly SampleEvent[] = [...samples, ...proposals];

const isOf =
  (...types: readonly string[]) =>
  ({ type }: SampleEvent) =>
    types.includes(type);

/** Events with the declared payload that a rule refuses: nothing answered, too little borrowed, too many files. */
const wrongSamples: readonly SampleEvent[] = [
  ...emptyAnswers(loanEventSamples),
  ...loanEventSamples.filter(isOf('application.refer')).map((sample) => ({ ...sample, loan: { amount: 1 } })),
  ...loanEventSamples.filter(isOf('loan.change')).map((sample) => ({ ...sample, fields: { amount: 1 } })),
  ...loanEventSamples.filter(isOf('documents.uploaded')).map((sample) => ({ ...sample, count: 10_000 })),
];

/** The same, and what a rule refuses. */
export const triedLoanSamples = [...loanEventSamples, ...wrongSamples];
const riskAnswers = loanEventSamples.filter(isOf('risk.analysed'));

type LoanSnapshot = AnyMachineSnapshot & { context: LoanContext };

/** What the rules look at; two situations that agree in it behave alike. */
function situationOf(snapshot: LoanSnapshot): string {
  const { furthestStep, statuses, jump, referral, reviewRequested, steps, proposal, risk } = snapshot.context;
  const state = stateOf(loanApplicationFlow, snapshot);
  const standing = [isSubmitted(statuses), hasFailedStatus(statuses), isAccepted(statuses)];
  // After a jump little is tried, and nothing that looks at the rest.
  if (jump) return [state, furthestStep, standing.map(Number).join(''), jump.from].join('|');
  const outcome = [
    ...standing,
    reviewRequested,
    proposal !== null,
    risk.alternative !== null,
    isChecked(statuses.payslip),
    referral !== null,
    isFilled(steps[0]?.['consumer_loan_application_promotion_id']),
  ];
  return [state, furthestStep, outcome.map(Number).join('')].join('|');
}

const isTakingBack = ({ statusType, statusValue }: SampleEvent) => statusType === 'final' && statusValue === 0;
const afterAJump = loanEventSamples.filter(isOf('application.undo', 'application.resume', 'step.back'));
const afterAJumpOfAYes = [...afterAJump, ...loanEventSamples.filter(isTakingBack)];

/** After a jump only its undoing, a step back, a return by the code and a yes that is taken back say something new. */
function worthTrying({ context }: LoanSnapshot): readonly SampleEvent[] {
  if (!context.jump) return triedLoanSamples;
  return isAccepted(context.statuses) ? afterAJumpOfAYes : afterAJump;
}

/** On the server the risk rules answer before any other event is taken. */
const worthSending = (snapshot: LoanSnapshot): readonly SampleEvent[] =>
  stateOf(loanApplicationFlow, snapshot) === 'riskAnalysis' ? riskAnswers : worthTrying(snapshot);

/** How it is walked as far as the server can be walked. */
export const storedLoans: Exploration = {
  events: worthSending,
  keyOf: situationOf,
  take: takeInFlow(loanApplicationFlow),
};

/** How it is walked until every transition was taken. */
export const everyLoan: Exploration = { ...storedLoans, events: worthTrying };

/** Walks it so; `paths` are the shortest ways to each transition. */
export function exploreLoanApplication(): Coverage {
  return explore(loanApplicationFlow.machine, everyLoan);
}
