import fc from 'fast-check';
import { transition, type AnyMachineSnapshot } from 'xstate';
import { contextOf, factsOf } from '../flow/context.js';
import { pathOf, valueOf } from '../flow/state-path.js';
import { loanEvents } from '../testing/loan-exploration.js';
import { creation, plainOffer, referral, riskAnswer, saving, sent } from '../testing/loan-samples.js';
import { Walk } from '../testing/walk.js';
import { unmetAnswers } from './checks.js';
import { loanApplicationMachine } from './machine.js';
import { isSubmitted } from './statuses.js';
import { formStepOf } from './steps.js';
import type { LoanContext, LoanEvent } from './types.js';

const changesOfMind: readonly LoanEvent[] = [
  saving(1, { civil_status: 'married', co_borrower_date_of_birth: '02/05/1986' }),
  saving(1, { date_of_birth: '01/01/1953' }),
  saving(3, { main_occupation: 'retired' }),
  saving(4, { consumer_loan_application_loan_type_id: 5 }, plainOffer),
  ...[2, 3].flatMap((attempt) => [riskAnswer(1, attempt), riskAnswer(2, attempt)]),
];

const event = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...loanEvents, ...changesOfMind) },
  { weight: 2, arbitrary: fc.constantFrom(...[1, 2, 3, 4, 5].map((step) => saving(step))) },
);
const journey = fc
  .tuple(fc.constantFrom(creation, referral), fc.array(event, { minLength: 5, maxLength: 60 }))
  .map(([first, rest]) => [first, ...rest]);

/** The snapshots of a journey; events that the chart refuses are passed by, as the server does. */
function snapshotsOf(events: readonly LoanEvent[]): AnyMachineSnapshot[] {
  const snapshots = [Walk.of(loanApplicationMachine).snapshot];
  for (const sentEvent of events) {
    const last = snapshots.at(-1);
    if (last?.can(sentEvent)) snapshots.push(transition(loanApplicationMachine, last, sentEvent)[0]);
  }
  return snapshots;
}

function isSound(snapshot: AnyMachineSnapshot): boolean {
  const context: LoanContext = snapshot.context;
  const step = formStepOf(pathOf(snapshot.value));
  const isStepReached = step === undefined || step <= context.furthestStep;
  const isWhole = !isSubmitted(context.statuses) || unmetAnswers(context, sent({ type: 'step.back' })) === undefined;
  const isKeptApart = Object.entries(context.setAside).every(([number, fields]) =>
    Object.keys(fields).every((name) => !(name in (context.steps[Number(number)] ?? {}))),
  );
  return isStepReached && isWhole && isKeptApart;
}

it('stays sound on every journey: reached steps only, sent only when complete, answers either count or are set aside', () => {
  fc.assert(
    fc.property(journey, (events) => snapshotsOf(events).every(isSound)),
    { numRuns: 150 },
  );
});

it('goes on from what is stored exactly as if it had never been stored', () => {
  fc.assert(
    fc.property(journey, (events) => {
      const snapshots = snapshotsOf(events);
      const last = snapshots.at(-1);
      if (last === undefined) return false;
      const stored: unknown = JSON.parse(JSON.stringify({ state: pathOf(last.value), facts: factsOf(last.context) }));
      expect(stored).toEqual({ state: pathOf(last.value), facts: factsOf(last.context) });
      const { steps, setAside, contacts } = last.context;
      const revived: AnyMachineSnapshot = loanApplicationMachine.resolveState({
        value: valueOf(pathOf(last.value)),
        context: { ...last.context, ...contextOf(factsOf(last.context), steps, setAside, contacts) },
      });
      for (const next of loanEvents) {
        const [expected] = transition(loanApplicationMachine, last, next);
        const [actual] = transition(loanApplicationMachine, revived, next);
        expect([actual.value, actual.context]).toEqual([expected.value, expected.context]);
      }
      return true;
    }),
    { numRuns: 25 },
  );
});
