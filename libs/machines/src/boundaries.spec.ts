import { statusValue } from '@statewise/flow';
import { ChartPath, sampleAt, type SentEvent } from '@statewise/flow/testing';
import { businessAccountFlow } from './e-banking/flow.js';
import { loanApplicationFlow } from './loan-application/flow.js';
import { adding, businessCreation, businessSaving, companyPeople } from './testing/business-samples.js';
import { creation, riskAnswer, sent, wholeWay } from './testing/loan-samples.js';

// Each bound of the charts, with the value below it, at it, and above.

const day = 86_400_000;
const later = (days: number, milliseconds = 0): string =>
  new Date(Date.parse(sampleAt) + days * day + milliseconds).toISOString();
const submitted = ChartPath.through(loanApplicationFlow).send(...wholeWay, riskAnswer(statusValue.passed));
const amount = Number(submitted.snapshot.context.steps[0]['amount']);
const yes = (more: object): SentEvent =>
  sent(
    { type: 'status.change', statusType: 'final', statusValue: 1, reason: 'checked', person: 'first', ...more },
    'staff',
  );

it.each([
  ['below', amount - 1, 'documents'],
  ['at', amount, 'finished.accepted'],
  ['above', amount + 1, 'finished.accepted'],
])('one person decides alone with a limit %s the amount', (_, fourEyesAbove, state) => {
  expect(submitted.send(yes({ fourEyesAbove })).state).toBe(state);
});

it.each([
  ['before', -1, true],
  ['at', 0, false],
  ['after', 1, false],
])('a proposal of seven days is confirmed %s their end: %#', (_, milliseconds, isTaken) => {
  const proposed = submitted.send(yes({ fourEyesAbove: amount - 1, proposalDays: 7 }));
  const confirm = sent({ type: 'decision.confirm', person: 'second', seen: 9 }, 'staff');
  expect(proposed.can({ ...confirm, at: later(7, milliseconds) })).toBe(isTaken);
});

it.each([1, 2, 3, 4, 5].flatMap((step) => [-1, 0, 1].map((more) => [step, more] as const)))(
  'of step %i, the step %i further than was reached is gone to only when it is not further',
  (step, more) => {
    const reached = ChartPath.through(loanApplicationFlow).send(creation, ...wholeWay.slice(1, Math.max(step - 1, 1)));
    const { furthestStep } = reached.snapshot.context;
    expect(reached.can(sent({ type: 'step.goTo', step: furthestStep + more }))).toBe(more <= 0);
  },
);

const company = ChartPath.through(businessAccountFlow).send(businessCreation(), businessSaving(2));
const cardAlone = ChartPath.through(businessAccountFlow).send(
  businessCreation({ account_type: 'credit_card' }),
  businessSaving(2),
);
const atHolders = company.send(...companyPeople, businessSaving(3));
const people = (type: 'principal_account_holder' | 'additional_card_holder', many: number): SentEvent[] =>
  Array.from({ length: many }, (_, at) => adding(type, `7${at}`));

it.each([
  ['principal_account_holder', atHolders, 3],
  ['additional_card_holder', atHolders, 2],
  ['principal_account_holder', cardAlone, 1],
] as const)('a list of %s takes so many and not one more: %#', (type, path, most) => {
  const oneBelow = path.send(...people(type, most - 1));
  const [last, more] = [adding(type, '81'), adding(type, '82')];
  expect(oneBelow.can(last)).toBe(true);
  expect(oneBelow.send(last).can(more)).toBe(false);
});

it.each([
  [39.99, true],
  [40, true],
  [40.01, false],
])('beside sixty percent an owner holds %d: %s', (shares, isTaken) => {
  const one = company.send(adding('beneficial_owner_individual', '91', { shares: 60 }));
  expect(one.can(adding('beneficial_owner_individual', '92', { shares }))).toBe(isTaken);
});

it.each([
  [99.99, false],
  [100, true],
])('the step of the people is left with owners of %d percent: %s', (shares, isTaken) => {
  const named = company.send(
    adding('beneficial_owner_individual', '91', { shares }),
    adding('director_individual', '92'),
    adding('authorised_signatory', '93'),
  );
  expect(named.can(businessSaving(3))).toBe(isTaken);
});
