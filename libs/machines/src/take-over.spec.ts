import { decisionOn, feedbackFlow, ChartPath, type SentEvent } from '@statewise/flow/testing';
import { exampleOffer } from './loan-application/events.js';
import { loanApplicationFlow } from './loan-application/flow.js';
import { creation, referral, saving, sent } from './testing/loan-samples.js';

/** The actions that the last of the events asks for. */
function lastActions(...events: readonly SentEvent[]): readonly string[] {
  const before = ChartPath.through(loanApplicationFlow).send(...events.slice(0, -1));
  const last = events.at(-1);
  const decision = last && decisionOn(loanApplicationFlow, before.snapshot, last);
  if (!decision?.taken) throw new Error('the last event is refused');
  return decision.actions.map(({ type }) => type);
}

it('renews the code at the first save of an applicant for whom a store prepared the application, and only then', () => {
  expect(lastActions(referral, saving(0))).toContain('renewCode');
  expect(lastActions(referral, saving(0), saving(1))).not.toContain('renewCode');
});

it('leaves the code to a store that only changes the loan', () => {
  const change = sent({ type: 'loan.change', fields: { amount: 6_000 }, offer: exampleOffer });
  expect(lastActions(referral, change)).not.toContain('renewCode');
  expect(lastActions(referral, change, saving(0))).toContain('renewCode');
});

it.each(['intermediary', 'staff', 'admin'] as const)('renews a code that somebody of role %s prepared', (role) => {
  const prepared = { ...creation, actor: { role } };
  expect(lastActions(prepared, { ...saving(2), actor: { role } })).not.toContain('renewCode');
  expect(lastActions(prepared, { ...saving(2), actor: { role } }, saving(3))).toContain('renewCode');
});

it('leaves a code that the applicant got alone as it is', () => {
  expect(lastActions(creation, saving(2))).not.toContain('renewCode');
});

it('says of every application whose it is', () => {
  expect(ChartPath.through(loanApplicationFlow).send(referral).snapshot.context.preparedBy).toBe('store');
  expect(ChartPath.through(loanApplicationFlow).send(referral, saving(0)).snapshot.context.preparedBy).toBeNull();
  const create = { type: 'application.create', fields: { score: 2 } };
  const { snapshot } = ChartPath.through(feedbackFlow).send({ ...create, actor: { role: 'staff' } });
  expect(snapshot.context.preparedBy).toBe('staff');
});
