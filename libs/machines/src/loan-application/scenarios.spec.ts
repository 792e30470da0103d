import { statusValue } from '../flow/flow.js';
import { Walk } from '../testing/walk.js';
import { loanApplicationMachine } from './machine.js';
import { creation, riskAnswer, saving, sent, wholeWay } from './samples.js';

const fresh = () => Walk.of(loanApplicationMachine);

it('walks from step one to the documents', () => {
  const analysing = fresh().send(...wholeWay);
  expect(analysing.state).toBe('riskAnalysis');
  expect(analysing.actions).toContain('analyseRisk');
  const after = analysing.send(riskAnswer(statusValue.passed));
  expect(after.state).toBe('documents');
  expect(after.snapshot.context).toMatchObject({ furthestStep: 6, statuses: { application: 5, risk: 1 } });
  expect(after.send(sent({ type: 'documents.uploaded', documentType: 'payslip', count: 1 })).state).toBe('thankYou');
});

it('refuses a step that is not the present one', () => {
  expect(fresh().send(creation).can(saving(3))).toBe(false);
});
