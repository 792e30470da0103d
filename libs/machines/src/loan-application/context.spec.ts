import { statusValue } from '@statewise/flow';
import { ChartPath } from '@statewise/flow/testing';
import { riskAnswer, saving, sent, wholeWay } from '../testing/loan-samples.js';
import {
  isChecked,
  noStatuses,
  withChangedAnswers,
  withStatus,
  type LoanContext,
  type LoanStatuses,
} from './context.js';
import { loanApplicationFlow } from './flow.js';

const { absent, pending, passed, failed, review, completed } = statusValue;
const whole = (): LoanContext => contextOf(sentIn());
const sentIn = () => ChartPath.through(loanApplicationFlow).send(...wholeWay);
const contextOf = (path: ReturnType<typeof sentIn>) => path.snapshot.context as LoanContext;
const withStatuses = (statuses: Partial<LoanStatuses>): LoanContext => ({
  ...whole(),
  statuses: { ...noStatuses, ...statuses },
});

it.each([
  ['a check that fails', 'nbb', failed, passed, absent],
  ['a check that fails before it was given', 'nbb', failed, review, review],
  ['a check that passes', 'nbb', passed, passed, passed],
  ['a person who is asked', 'payslip', review, passed, passed],
  ['the application itself', 'application', failed, passed, passed],
] as const)('%s leaves of the final word what still holds', (_, type, value, final, left) => {
  const before = { ...noStatuses, invoice: pending, final };
  expect(withStatus(before, type, value)).toEqual({ ...before, final: left, [type]: value });
});

it.each([passed, failed, review])('a final word of %d is kept as it is given', (value) => {
  expect(withStatus({ ...noStatuses, final: passed }, 'final', value).final).toBe(value);
});

it('a check has said something when it passed, failed or asks for a person', () => {
  expect(Object.values(statusValue).filter(isChecked).sort()).toEqual([passed, failed, review].sort());
});

const said = { application: completed, risk: passed, nbb: passed, payslip: passed, invoice: failed, final: passed };

it.each([
  [0, { nbb: passed, payslip: passed, invoice: pending }],
  [1, { nbb: absent, payslip: pending, invoice: failed }],
  [2, { nbb: absent, payslip: passed, invoice: failed }],
  [3, { nbb: passed, payslip: pending, invoice: failed }],
  [4, { nbb: passed, payslip: passed, invoice: pending }],
])('another answer at step %d is looked at again by the checks that read it', (step, checks) => {
  const context = withStatuses(said);
  const after = { ...context.steps, [step]: { ...context.steps[step], changed: true } };
  expect(withChangedAnswers(context, after)).toMatchObject({
    statuses: { application: absent, risk: absent, final: absent, ...checks },
    changedSinceCheck: true,
    proposal: null,
  });
});

it('asks a person still who was asked for the final word, and no document that has not come', () => {
  const { steps } = whole();
  const context = withStatuses({ final: review, payslip: absent, invoice: pending, risk: review });
  expect(withChangedAnswers(context, { ...steps, 3: {}, 4: {} }).statuses).toEqual({
    ...noStatuses,
    final: review,
    invoice: pending,
  });
});

it('says that something changed since it was looked at only where somebody has looked', () => {
  const context = withStatuses({ invoice: pending });
  expect(withChangedAnswers(context, { ...context.steps, 4: {} }).changedSinceCheck).toBe(false);
});

it('forgets what the risk rules said of other answers, and their answer to an earlier question', () => {
  const path = sentIn().send(sent({ type: 'step.back' }), saving(5));
  const { attempt } = contextOf(path).risk;
  expect(attempt).toBe(2);
  for (const result of [failed, passed, review]) expect(path.can(riskAnswer(result, 1))).toBe(false);
  const rejected = path.send(riskAnswer(failed, attempt));
  expect(rejected.snapshot.value).toEqual(sentIn().send(riskAnswer(failed)).snapshot.value);
  expect(withChangedAnswers(contextOf(rejected), {}).risk).toEqual({
    attempt,
    result: absent,
    reasons: [],
    alternative: null,
  });
});
