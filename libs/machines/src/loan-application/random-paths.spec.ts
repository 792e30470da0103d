import fc from 'fast-check';
import {
  factsOf,
  initialSnapshot,
  snapshotFrom,
  stateOf,
  stepOf,
  type Decision,
  type FlowSnapshot,
} from '@statewise/flow';
import { decisionOn, type SentEvent } from '@statewise/flow/testing';
import { loanEventSamples } from '../testing/loan-exploration.js';
import { creation, plainOffer, referral, riskAnswer, saving, sent } from '../testing/loan-samples.js';
import { unmetAnswers } from './answers.js';
import { isLoanContext, isSubmitted } from './context.js';
import { loanApplicationFlow } from './flow.js';

const changesOfMind: readonly SentEvent[] = [
  saving(1, { civil_status: 'married', co_borrower_date_of_birth: '02/05/1986' }),
  saving(1, { date_of_birth: '01/01/1953' }),
  saving(3, { main_occupation: 'retired' }),
  saving(4, { consumer_loan_application_loan_type_id: 5 }, plainOffer),
  ...[2, 3].flatMap((attempt) => [riskAnswer(1, attempt), riskAnswer(2, attempt)]),
];

const event = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...loanEventSamples, ...changesOfMind) },
  { weight: 2, arbitrary: fc.constantFrom(...[1, 2, 3, 4, 5].map((step) => saving(step))) },
);
const journey = fc
  .tuple(fc.constantFrom(creation, referral), fc.array(event, { minLength: 5, maxLength: 60 }))
  .map(([first, rest]) => [first, ...rest]);

/** A journey of a couple that says after its creation that it cohabits, and then that it is married. */
const back = sent({ type: 'step.back' });
const cohabiting = { civil_status: 'cohabiting', co_borrower: true, co_borrower_civil_status: 'cohabiting' };
const born = { co_borrower_date_of_birth: '02/05/1986' };
const afterCohabiting = [
  ...[creation, back, saving(1, { ...cohabiting, ...born }), back],
  saving(1, { civil_status: 'married', co_borrower: true, ...born }),
];

/** The snapshots of a journey; events that the chart refuses are passed by, as the server does. */
function snapshotsOf(events: readonly SentEvent[]): FlowSnapshot[] {
  const snapshots = [initialSnapshot(loanApplicationFlow)];
  for (const sentEvent of events) {
    const last = snapshots.at(-1);
    const decision = last && decisionOn(loanApplicationFlow, last, sentEvent);
    if (decision?.taken) snapshots.push(decision.snapshot);
  }
  return snapshots;
}

function isSound(snapshot: FlowSnapshot): boolean {
  const { context } = snapshot;
  if (!isLoanContext(context)) return false;
  const { step, fields } = stepOf(loanApplicationFlow, stateOf(loanApplicationFlow, snapshot)) ?? { step: 0 };
  const isStepReached = fields === undefined || step <= context.furthestStep;
  const isWhole = !isSubmitted(context.statuses) || unmetAnswers(context, sent({ type: 'step.back' })) === undefined;
  const isKeptApart = Object.entries(context.setAside).every(([number, aside]) => {
    const answers = context.steps[Number(number)] ?? {};
    // A marriage says the partner's civil status too: the one before it waits beside it.
    const isSaidTwice = (name: string) => name === 'co_borrower_civil_status' && answers['civil_status'] === 'married';
    return Object.keys(aside).every((name) => !(name in answers) || isSaidTwice(name));
  });
  return isStepReached && isWhole && isKeptApart;
}

it('stays sound on every journey: reached steps only, sent only when complete, answers either count or are set aside', () => {
  fc.assert(
    fc.property(journey, (events) => snapshotsOf(events).every(isSound)),
    { numRuns: 150, examples: [[afterCohabiting]] },
  );
});

it('goes on from what is stored exactly as if it had never been stored', () => {
  fc.assert(
    fc.property(journey, (events) => {
      const last = snapshotsOf(events).at(-1);
      if (last === undefined) return false;
      const { steps, setAside, contacts } = last.context;
      const stored = {
        state: stateOf(loanApplicationFlow, last),
        facts: factsOf(last.context),
        steps,
        setAside,
        contacts,
      };
      const revived = snapshotFrom(loanApplicationFlow, JSON.parse(JSON.stringify(stored)));
      for (const next of loanEventSamples) {
        const expected = decisionOn(loanApplicationFlow, last, next);
        const actual = decisionOn(loanApplicationFlow, revived, next);
        expect(outcomeOf(actual)).toEqual(outcomeOf(expected));
      }
      return true;
    }),
    { numRuns: 25 },
  );
});

function outcomeOf(decision: Decision): unknown {
  return decision.taken ? [decision.snapshot.value, decision.snapshot.context] : decision;
}
