import { statusValue } from '@statewise/flow';
import { ChartPath } from '@statewise/flow/testing';
import { loanApplicationFlow } from './flow.js';
import {
  creation,
  referral,
  riskAnswer,
  sampleLoan,
  loanGoTo,
  loanJump,
  loanStatus,
  loanUndo,
  loanUpload,
  saving,
  sent,
  wholeWay,
} from '../testing/loan-samples.js';
import { exampleOffer, type LoanEvent } from './events.js';

const { failed, passed, review, pending, completed, absent } = statusValue;
const fresh = () => ChartPath.through(loanApplicationFlow);
const submitted = () => fresh().send(...wholeWay, riskAnswer(passed));
const back = sent({ type: 'step.back' });
const smaller = sent({ type: 'alternative.take', offer: exampleOffer });
const resume = sent({ type: 'application.resume' });

const scenarios: readonly (readonly [string, readonly LoanEvent[], string])[] = [
  ['creating the application leads to step two', [creation], 'stepTwo'],
  ['a referred application starts with the loan choice', [referral], 'stepVm'],
  ['the loan choice leads to step one', [referral, saving(0)], 'stepOne'],
  ['a referred application goes from step one to step two', [referral, saving(0), saving(1)], 'stepTwo'],
  ['step two leads to step three', [creation, saving(2)], 'stepThree'],
  ['step three leads to step four', [creation, saving(2), saving(3)], 'stepFour'],
  ['step four leads to step five', [creation, saving(2), saving(3), saving(4)], 'stepFive'],
  ['step five leads to the risk analysis', wholeWay, 'riskAnalysis'],
  ['a passed risk analysis leads to the documents', [...wholeWay, riskAnswer(passed)], 'documents'],
  ['a risk analysis that asks for a review leads to the documents', [...wholeWay, riskAnswer(review)], 'documents'],
  ['a failed risk analysis leads to the rejection', [...wholeWay, riskAnswer(failed)], 'finished.rejected'],
  ['an upload leads to the thanks', [...wholeWay, riskAnswer(passed), loanUpload('payslip')], 'thankYou'],
  [
    'further documents are taken after the first',
    [...wholeWay, riskAnswer(passed), loanUpload('payslip'), loanUpload('invoice')],
    'thankYou',
  ],
  [
    'a rejected applicant takes the smaller loan that would have passed, and looks at everything again',
    [...wholeWay, riskAnswer(failed, 1, { amount: 5_000, term: 36 }), smaller],
    'stepFive',
  ],
  ['going back moves one step', [creation, saving(2), back], 'stepTwo'],
  [
    'going back from step one leads to the loan choice of a referred application',
    [referral, saving(0), back],
    'stepVm',
  ],
  ['saving an earlier step goes one forward only', [creation, saving(2), saving(3), loanGoTo(1), saving(1)], 'stepTwo'],
  ['any reached step can be gone to', [creation, saving(2), saving(3), loanGoTo(1), loanGoTo(4)], 'stepFour'],
  ['the present step can be gone to', [creation, loanGoTo(2)], 'stepTwo'],
  ['a resumed application opens at the furthest step', [creation, saving(2), loanGoTo(1), resume], 'stepThree'],
  [
    'a resumed application that was sent opens at the documents',
    [...wholeWay, riskAnswer(passed), loanUpload('payslip'), resume],
    'documents',
  ],
  [
    'a resumed application with a failed check opens at the rejection',
    [...wholeWay, riskAnswer(failed), resume],
    'finished.rejected',
  ],
  ['a failed nbb check rejects from any step', [creation, loanStatus('nbb', failed)], 'finished.rejected'],
  [
    'a failed payslip rejects',
    [...wholeWay, riskAnswer(passed), loanUpload('payslip'), loanStatus('payslip', failed)],
    'finished.rejected',
  ],
  ['a failed invoice rejects', [...wholeWay, riskAnswer(passed), loanStatus('invoice', failed)], 'finished.rejected'],
  [
    'a final yes accepts what was sent',
    [...wholeWay, riskAnswer(passed), loanStatus('final', passed)],
    'finished.accepted',
  ],
  [
    'a person can accept what the rules rejected',
    [...wholeWay, riskAnswer(failed), loanStatus('final', passed)],
    'finished.accepted',
  ],
  [
    'a check that fails after the final yes rejects',
    [...wholeWay, riskAnswer(passed), loanStatus('final', passed), loanStatus('nbb', failed), resume],
    'finished.rejected',
  ],
  ['a status that decides nothing moves nothing', [creation, loanStatus('nbb', pending)], 'stepTwo'],
  [
    'a rejection under review stays on its page when resumed',
    [...wholeWay, riskAnswer(passed), loanStatus('final', failed), sent({ type: 'review.request' }), resume],
    'finished.rejected',
  ],
  [
    'a rejection that was taken back resumes where it was',
    [creation, loanStatus('nbb', failed), loanStatus('nbb', passed), resume],
    'stepTwo',
  ],
  ['a referred application goes to the step that is named', [referral, saving(0), saving(1), loanGoTo(1)], 'stepOne'],
  [
    'a rejection whose review came to nothing yet resumes where it was',
    [
      ...wholeWay,
      riskAnswer(passed),
      loanStatus('final', failed),
      sent({ type: 'review.request' }),
      loanStatus('final', pending),
      resume,
    ],
    'documents',
  ],
  [
    'a look that nobody asked for is no rejection',
    [...wholeWay, riskAnswer(passed), loanStatus('final', review), resume],
    'documents',
  ],
  ['a jump opens a step that was not reached', [creation, loanJump('stepFour')], 'stepFour'],
  ['a jump can be undone', [creation, loanJump('stepFour'), loanUndo], 'stepTwo'],
];

it.each(scenarios)('%s', (_name, events, state) => {
  expect(fresh().send(...events).state).toBe(state);
});

it('keeps the furthest step when an earlier one is saved', () => {
  expect(fresh().send(creation, saving(2), saving(3), loanGoTo(1), saving(1)).snapshot.context.furthestStep).toBe(4);
});

it('has no loan choice before step one where no store sent the customer', () => {
  const first = fresh().send(creation, back);
  expect([first.state, first.can(back), first.can(loanGoTo(0))]).toEqual(['stepOne', false, false]);
});

it('refuses to go beyond the furthest step', () => {
  expect(fresh().send(creation, saving(2)).can(loanGoTo(4))).toBe(false);
});

it('refuses the save of another step than the present one', () => {
  expect(fresh().send(creation).can(saving(3))).toBe(false);
});

it('asks the risk rules once for each attempt, and takes only the answer of the last', () => {
  const second = fresh().send(...wholeWay, back, saving(5));
  expect(second.actions).toContain('analyseRisk');
  expect(second.can(riskAnswer(passed, 1))).toBe(false);
  expect(second.send(riskAnswer(passed, 2)).state).toBe('documents');
});

it('takes the answer of the risk rules from the system alone', () => {
  const analysing = fresh().send(...wholeWay);
  expect(analysing.can({ ...riskAnswer(passed), actor: { role: 'admin' } })).toBe(false);
});

it('counts as sent once the risk rules let it through, and keeps their reasons', () => {
  const { context } = submitted().snapshot;
  expect(context).toMatchObject({
    furthestStep: 6,
    statuses: { application: completed, risk: passed },
    risk: { result: passed, reasons: ['debt_ratio'] },
  });
});

it('makes the uploaded kind pending', () => {
  expect(submitted().send(loanUpload('payslip')).snapshot.context.statuses).toMatchObject({
    payslip: pending,
    invoice: absent,
  });
  expect(submitted().send(loanUpload('invoice')).snapshot.context.statuses).toMatchObject({
    payslip: absent,
    invoice: pending,
  });
});

it('announces a decision once', () => {
  const rejected = fresh().send(...wholeWay, riskAnswer(failed));
  expect(rejected.actions).toContain('announceDecision');
  expect(rejected.send(loanStatus('nbb', failed)).actions).not.toContain('announceDecision');
});

it('asks for one review only', () => {
  const asked = fresh().send(...wholeWay, riskAnswer(failed), sent({ type: 'review.request' }));
  expect(asked.actions).toContain('requestReview');
  expect(asked.snapshot.context).toMatchObject({ reviewRequested: true, statuses: { final: review } });
  expect(asked.can(sent({ type: 'review.request' }))).toBe(false);
});

it('takes an application back from the bank when an answer changes after it was sent', () => {
  const same = submitted().send(loanGoTo(2), saving(2));
  expect(same.snapshot.context).toMatchObject({ furthestStep: 6, statuses: { application: completed } });
  const moved = submitted().send(loanGoTo(2), saving(2, { city: 'Sliema' }));
  expect(moved.snapshot.context).toMatchObject({ furthestStep: 5, statuses: { application: absent, risk: absent } });
  expect(moved.can(loanGoTo(6))).toBe(false);
});

it('lets an admin look without moving the application', () => {
  const path = fresh().send(creation, saving(2));
  expect(path.can(sent({ type: 'application.resume' }, 'admin'))).toBe(false);
});

it('refuses COMPLETED for an application that is not complete', () => {
  expect(fresh().send(creation).can(loanStatus('application', completed))).toBe(false);
  expect(
    fresh()
      .send(...wholeWay, back)
      .can(loanStatus('application', completed)),
  ).toBe(true);
});

it('knows by which way an application came', () => {
  expect(fresh().send(creation).snapshot.context).toMatchObject({
    route: 'direct',
    referral: null,
    referrer: 'example.com',
  });
  expect(fresh().send({ ...creation, actor: { role: 'intermediary' } }).snapshot.context.route).toBe('intermediary');
  expect(fresh().send(referral).snapshot.context).toMatchObject({ route: 'store', referral: { storeNumber: '042' } });
});

it.each([
  [{}, { isStaff: false, country: null }],
  [{ isStaff: false }, { isStaff: false, country: null }],
  [
    { isStaff: true, country: 'mt' },
    { isStaff: true, country: 'mt' },
  ],
])('keeps who applies and whose prices count, as the first save says: %j', (said, kept) => {
  const { isStaff: _, referrer: __, ...unsaid } = creation;
  expect(fresh().send({ ...unsaid, ...said }).snapshot.context).toMatchObject({ ...kept, referrer: '' });
});

it('keeps that answers changed until somebody has seen them', () => {
  const changed = submitted().send(loanGoTo(2), saving(2, { city: 'Sliema' }));
  const bySystem = { ...loanStatus('nbb', passed), actor: { role: 'system' } };
  const states = [changed, changed.send(bySystem), changed.send({ ...loanStatus('nbb', passed), seen: 9 })];
  expect(states.map(({ snapshot }) => snapshot.context.changedSinceCheck)).toEqual([true, true, false]);
});

it('keeps of a referral the loan, where it came from and who prepared it', () => {
  const { context } = fresh().send(referral).snapshot;
  expect(context).toMatchObject({ steps: { 0: sampleLoan }, referrer: 'store', preparedBy: 'store', isStaff: false });
  const { referrer: _, ...unsaid } = referral;
  expect(fresh().send(unsaid).snapshot.context.referrer).toBe('');
});
