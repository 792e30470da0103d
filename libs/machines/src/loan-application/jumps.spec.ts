import { statusValue } from '@statewise/flow';
import { ChartPath, type SentEvent } from '@statewise/flow/testing';
import { loanApplicationFlow } from './flow.js';
import {
  creation,
  riskAnswer,
  loanGoTo,
  loanJump,
  loanStatus,
  loanUndo,
  loanUpload,
  saving,
  sent,
  wholeWay,
} from '../testing/loan-samples.js';
import { exampleOffer } from './events.js';

const { failed, passed, pending, absent } = statusValue;
const fresh = () => ChartPath.through(loanApplicationFlow);

it('shows what a jump passes over and needs an admin and a reason', () => {
  const path = fresh().send(creation);
  expect(path.send(loanJump('documents')).snapshot.context.jump).toEqual({
    from: 'stepTwo',
    furthestStep: 2,
    reason: 'asked by phone',
    unmet: ['isStepTwoAnswered', 'isStepThreeAnswered', 'isStepFourAnswered', 'isStepFiveAnswered', 'isSubmitted'],
  });
  expect(path.can(loanJump('stepFour', '  '))).toBe(false);
  expect(path.can({ ...loanJump('stepFour'), actor: { role: 'applicant' } })).toBe(false);
  expect(path.can(loanJump('start'))).toBe(false);
});

it('never lets a jump send an application, decide it or take its documents', () => {
  const path = fresh().send(creation);
  expect(path.can(loanJump('riskAnalysis'))).toBe(false);
  expect(path.can(loanJump('finished.rejected'))).toBe(false);
  expect(path.can(loanJump('finished.accepted'))).toBe(false);
  const jumped = path.send(loanJump('documents'));
  expect(jumped.snapshot.context.statuses.application).toBe(absent);
  expect(jumped.can(loanUpload('payslip'))).toBe(false);
  expect(jumped.send(loanGoTo(5)).can(saving(5))).toBe(false);
});

it('restores the furthest step when a jump is undone', () => {
  const undone = fresh().send(creation, loanJump('stepFour'), loanUndo);
  expect(undone.snapshot.context).toMatchObject({ furthestStep: 2, jump: null });
  expect(undone.can(loanUndo)).toBe(false);
});

it.each([
  ['over missing documents', [], ['hasDocuments']],
  ['over none where a payslip waits', [loanStatus('payslip', pending)], []],
  ['over none where an invoice waits', [loanStatus('invoice', pending)], []],
])('shows that a jump to the thanks passes %s', (_, before, unmet) => {
  const answers = ['isStepTwoAnswered', 'isStepThreeAnswered', 'isStepFourAnswered', 'isStepFiveAnswered'];
  expect(fresh().send(creation, ...before, loanJump('thankYou')).snapshot.context.jump).toMatchObject({
    unmet: [...answers, 'isSubmitted', ...unmet],
  });
});

it('tells of a decision that goes while an admin has the application elsewhere', () => {
  const decided = (...decision: readonly SentEvent[]) =>
    fresh().send(...wholeWay, riskAnswer(passed), ...decision, loanJump('stepThree'));
  const accepted = () => decided({ ...loanStatus('final', passed), letter: 'Welcome.' });
  const refused = () => decided(loanStatus('nbb', failed));
  for (const gone of [
    accepted().send(loanStatus('final', absent)),
    accepted().send(saving(3, { housing_cost: 1 })),
    refused().send(loanStatus('nbb', passed)),
  ]) {
    expect(gone.actions).toEqual(['announceReopening']);
    expect(gone.snapshot.context).toMatchObject({ letter: null, statuses: { final: absent } });
  }
  for (const standing of [
    accepted().send(loanStatus('nbb', passed)),
    accepted().send(saving(3)),
    refused().send(loanStatus('final', absent)),
    refused().send(saving(3, { housing_cost: 1 })),
  ])
    expect(standing.actions).toEqual([]);
  const asked = decided(loanStatus('nbb', failed), sent({ type: 'review.request' }), loanStatus('final', passed));
  expect(asked.send(loanStatus('final', absent)).actions).toEqual(['announceReopening']);
});

it('has nothing to undo any more once the application was decided or a smaller loan was taken', () => {
  const jumped = fresh().send(...wholeWay, riskAnswer(passed), loanJump('stepTwo'));
  expect(jumped.can(loanUndo)).toBe(true);
  for (const decision of [loanStatus('nbb', failed), loanStatus('final', passed)])
    expect(jumped.send(decision).snapshot.context.jump).toBeNull();
  const rejected = fresh().send(...wholeWay, riskAnswer(failed, 1, { amount: 5_000, term: 36 }));
  const looked = rejected.send(loanJump('stepTwo'), loanJump('finished.rejected'));
  expect(looked.snapshot.context.jump).not.toBeNull();
  expect(looked.send(sent({ type: 'alternative.take', offer: exampleOffer })).snapshot.context.jump).toBeNull();
});
