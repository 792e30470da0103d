import { statusValue } from '@statewise/flow';
import type { StatusType } from './context.js';
import { ChartPath } from '@statewise/flow/testing';
import { loanApplicationFlow } from './flow.js';
import {
  creation,
  plainOffer,
  referral,
  riskAnswer,
  sampleLoan,
  saving,
  sent,
  wholeWay,
} from '../testing/loan-samples.js';
import { exampleOffer, type DocumentType, type LoanEvent } from './events.js';

const { failed, passed, review, pending, completed, absent } = statusValue;
const fresh = () => ChartPath.through(loanApplicationFlow);
const submitted = () => fresh().send(...wholeWay, riskAnswer(passed));
const back = sent({ type: 'step.back' });
const goTo = (step: number) => sent({ type: 'step.goTo', step });
const upload = (documentType: DocumentType) => sent({ type: 'documents.uploaded', documentType, count: 1 }, 'system');
const smaller = sent({ type: 'alternative.take', offer: exampleOffer });
const resume = sent({ type: 'application.resume' });
const status = (statusType: StatusType, value: number) =>
  sent({ type: 'status.change', statusType, statusValue: value, reason: 'checked' }, 'admin');
const jump = (state: string, reason = 'asked by phone') => sent({ type: 'application.jump', state, reason }, 'admin');
const undo = sent({ type: 'application.undo' }, 'admin');

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
  ['an upload leads to the thanks', [...wholeWay, riskAnswer(passed), upload('payslip')], 'thankYou'],
  [
    'further documents are taken after the first',
    [...wholeWay, riskAnswer(passed), upload('payslip'), upload('invoice')],
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
  ['saving an earlier step goes one forward only', [creation, saving(2), saving(3), goTo(1), saving(1)], 'stepTwo'],
  ['any reached step can be gone to', [creation, saving(2), saving(3), goTo(1), goTo(4)], 'stepFour'],
  ['the present step can be gone to', [creation, goTo(2)], 'stepTwo'],
  ['a resumed application opens at the furthest step', [creation, saving(2), goTo(1), resume], 'stepThree'],
  [
    'a resumed application that was sent opens at the documents',
    [...wholeWay, riskAnswer(passed), upload('payslip'), resume],
    'documents',
  ],
  [
    'a resumed application with a failed check opens at the rejection',
    [...wholeWay, riskAnswer(failed), resume],
    'finished.rejected',
  ],
  ['a failed nbb check rejects from any step', [creation, status('nbb', failed)], 'finished.rejected'],
  [
    'a failed payslip rejects',
    [...wholeWay, riskAnswer(passed), upload('payslip'), status('payslip', failed)],
    'finished.rejected',
  ],
  ['a failed invoice rejects', [...wholeWay, riskAnswer(passed), status('invoice', failed)], 'finished.rejected'],
  [
    'a final yes accepts what was sent',
    [...wholeWay, riskAnswer(passed), status('final', passed)],
    'finished.accepted',
  ],
  [
    'a person can accept what the rules rejected',
    [...wholeWay, riskAnswer(failed), status('final', passed)],
    'finished.accepted',
  ],
  [
    'a check that fails after the final yes rejects',
    [...wholeWay, riskAnswer(passed), status('final', passed), status('nbb', failed), resume],
    'finished.rejected',
  ],
  ['a status that decides nothing moves nothing', [creation, status('nbb', pending)], 'stepTwo'],
  [
    'a rejection under review stays on its page when resumed',
    [...wholeWay, riskAnswer(passed), status('final', failed), sent({ type: 'review.request' }), resume],
    'finished.rejected',
  ],
  [
    'a rejection that was taken back resumes where it was',
    [creation, status('nbb', failed), status('nbb', passed), resume],
    'stepTwo',
  ],
  ['a referred application goes to the step that is named', [referral, saving(0), saving(1), goTo(1)], 'stepOne'],
  [
    'a rejection whose review came to nothing yet resumes where it was',
    [
      ...wholeWay,
      riskAnswer(passed),
      status('final', failed),
      sent({ type: 'review.request' }),
      status('final', pending),
      resume,
    ],
    'documents',
  ],
  [
    'a look that nobody asked for is no rejection',
    [...wholeWay, riskAnswer(passed), status('final', review), resume],
    'documents',
  ],
  ['a jump opens a step that was not reached', [creation, jump('stepFour')], 'stepFour'],
  ['a jump can be undone', [creation, jump('stepFour'), undo], 'stepTwo'],
];

it.each(scenarios)('%s', (_name, events, state) => {
  expect(fresh().send(...events).state).toBe(state);
});

it('keeps the furthest step when an earlier one is saved', () => {
  expect(fresh().send(creation, saving(2), saving(3), goTo(1), saving(1)).snapshot.context.furthestStep).toBe(4);
});

it('has no loan choice before step one where no store sent the customer', () => {
  const first = fresh().send(creation, back);
  expect([first.state, first.can(back), first.can(goTo(0))]).toEqual(['stepOne', false, false]);
});

it('refuses to go beyond the furthest step', () => {
  expect(fresh().send(creation, saving(2)).can(goTo(4))).toBe(false);
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
  expect(submitted().send(upload('payslip')).snapshot.context.statuses).toMatchObject({
    payslip: pending,
    invoice: absent,
  });
  expect(submitted().send(upload('invoice')).snapshot.context.statuses).toMatchObject({
    payslip: absent,
    invoice: pending,
  });
});

it('announces a decision once', () => {
  const rejected = fresh().send(...wholeWay, riskAnswer(failed));
  expect(rejected.actions).toContain('announceDecision');
  expect(rejected.send(status('nbb', failed)).actions).not.toContain('announceDecision');
});

it('asks for one review only', () => {
  const asked = fresh().send(...wholeWay, riskAnswer(failed), sent({ type: 'review.request' }));
  expect(asked.actions).toContain('requestReview');
  expect(asked.snapshot.context).toMatchObject({ reviewRequested: true, statuses: { final: review } });
  expect(asked.can(sent({ type: 'review.request' }))).toBe(false);
});

it('takes an application back from the bank when an answer changes after it was sent', () => {
  const same = submitted().send(goTo(2), saving(2));
  expect(same.snapshot.context).toMatchObject({ furthestStep: 6, statuses: { application: completed } });
  const moved = submitted().send(goTo(2), saving(2, { city: 'Sliema' }));
  expect(moved.snapshot.context).toMatchObject({ furthestStep: 5, statuses: { application: absent, risk: absent } });
  expect(moved.can(goTo(6))).toBe(false);
});

it('lets an admin look without moving the application', () => {
  const path = fresh().send(creation, saving(2));
  expect(path.can(sent({ type: 'application.resume' }, 'admin'))).toBe(false);
});

it('shows what a jump passes over and needs an admin and a reason', () => {
  const path = fresh().send(creation);
  expect(path.send(jump('documents')).snapshot.context.jump).toEqual({
    from: 'stepTwo',
    furthestStep: 2,
    reason: 'asked by phone',
    unmet: ['isStepTwoAnswered', 'isStepThreeAnswered', 'isStepFourAnswered', 'isStepFiveAnswered', 'isSubmitted'],
  });
  expect(path.can(jump('stepFour', '  '))).toBe(false);
  expect(path.can({ ...jump('stepFour'), actor: { role: 'applicant' } })).toBe(false);
  expect(path.can(jump('start'))).toBe(false);
});

it('never lets a jump send an application, decide it or take its documents', () => {
  const path = fresh().send(creation);
  expect(path.can(jump('riskAnalysis'))).toBe(false);
  expect(path.can(jump('finished.rejected'))).toBe(false);
  expect(path.can(jump('finished.accepted'))).toBe(false);
  const jumped = path.send(jump('documents'));
  expect(jumped.snapshot.context.statuses.application).toBe(absent);
  expect(jumped.can(upload('payslip'))).toBe(false);
  expect(jumped.send(goTo(5)).can(saving(5))).toBe(false);
});

it('restores the furthest step when a jump is undone', () => {
  const undone = fresh().send(creation, jump('stepFour'), undo);
  expect(undone.snapshot.context).toMatchObject({ furthestStep: 2, jump: null });
  expect(undone.can(undo)).toBe(false);
});

it('refuses COMPLETED for an application that is not complete', () => {
  expect(fresh().send(creation).can(status('application', completed))).toBe(false);
  expect(
    fresh()
      .send(...wholeWay, back)
      .can(status('application', completed)),
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

it('lends to staff alone what is for staff, from the first save on', () => {
  const staffLoan = { ...creation, loan: { ...sampleLoan, consumer_loan_application_loan_type_id: 3 } };
  expect([true, false].map((isStaff) => fresh().can({ ...staffLoan, isStaff }))).toEqual([true, false]);
});

it('keeps that answers changed until somebody has seen them', () => {
  const changed = submitted().send(goTo(2), saving(2, { city: 'Sliema' }));
  const bySystem = { ...status('nbb', passed), actor: { role: 'system' } };
  const states = [changed, changed.send(bySystem), changed.send({ ...status('nbb', passed), seen: 9 })];
  expect(states.map(({ snapshot }) => snapshot.context.changedSinceCheck)).toEqual([true, true, false]);
});

it('keeps the loan of step four and of the calculator the same', () => {
  const path = fresh().send(creation, saving(2), saving(3), saving(4, { amount: 12_000 }));
  expect(path.snapshot.context.steps[0]).toMatchObject({ amount: 12_000, loan_term: 36 });
  const changed = path.send(sent({ type: 'loan.change', fields: { amount: 9_000 }, offer: exampleOffer })).snapshot
    .context.steps;
  expect(changed[0]).toMatchObject({ ...sampleLoan, amount: 9_000 });
  expect(changed[4]).toMatchObject({ amount: 9_000, third_party_installer: 'Sun and Wind Installers' });
});

it('sets a promotion aside with its loan type and brings it back with it', () => {
  const promoted = fresh().send(
    creation,
    sent({ type: 'loan.change', fields: { consumer_loan_application_promotion_id: 1 }, offer: exampleOffer }),
  );
  expect(promoted.snapshot.context.steps[0]).toMatchObject({
    consumer_loan_application_promotion_id: 1,
    promotional_months: 6,
  });
  const general = promoted.send(
    sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer }),
  );
  expect(general.snapshot.context.steps[0]).not.toHaveProperty('consumer_loan_application_promotion_id');
  expect(general.snapshot.context.setAside[0]).toEqual({ consumer_loan_application_promotion_id: 1 });
  const renovation = general.send(
    sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 1 }, offer: exampleOffer }),
  );
  expect(renovation.snapshot.context.steps[0]).toMatchObject({
    consumer_loan_application_promotion_id: 1,
    promotional_months: 6,
  });
  const without = renovation.send(sent({ type: 'promotion.remove' }));
  expect(without.snapshot.context.steps[0]).toMatchObject({ promotional_months: 0 });
  expect(without.can(sent({ type: 'promotion.remove' }))).toBe(false);
  const { loan: _, ...unpriced } = creation;
  expect(
    fresh()
      .send(unpriced)
      .can(sent({ type: 'promotion.remove' })),
  ).toBe(false);
});

it.each([
  ['over missing documents', [], ['hasDocuments']],
  ['over none where a payslip waits', [status('payslip', pending)], []],
  ['over none where an invoice waits', [status('invoice', pending)], []],
])('shows that a jump to the thanks passes %s', (_, before, unmet) => {
  const answers = ['isStepTwoAnswered', 'isStepThreeAnswered', 'isStepFourAnswered', 'isStepFiveAnswered'];
  expect(fresh().send(creation, ...before, jump('thankYou')).snapshot.context.jump).toMatchObject({
    unmet: [...answers, 'isSubmitted', ...unmet],
  });
});

it('has nothing to undo any more once the application was decided or a smaller loan was taken', () => {
  const jumped = fresh().send(...wholeWay, riskAnswer(passed), jump('stepTwo'));
  expect(jumped.can(undo)).toBe(true);
  for (const decision of [status('nbb', failed), status('final', passed)])
    expect(jumped.send(decision).snapshot.context.jump).toBeNull();
  const rejected = fresh().send(...wholeWay, riskAnswer(failed, 1, { amount: 5_000, term: 36 }));
  const looked = rejected.send(jump('stepTwo'), jump('finished.rejected'));
  expect(looked.snapshot.context.jump).not.toBeNull();
  expect(looked.send(smaller).snapshot.context.jump).toBeNull();
});

it('keeps of a referral the loan, where it came from and who prepared it', () => {
  const { context } = fresh().send(referral).snapshot;
  expect(context).toMatchObject({ steps: { 0: sampleLoan }, referrer: 'store', preparedBy: 'store', isStaff: false });
  const { referrer: _, ...unsaid } = referral;
  expect(fresh().send(unsaid).snapshot.context.referrer).toBe('');
});
