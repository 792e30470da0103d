import { at, helping, validAnswers } from '@statewise/flow';
import { loanSetup } from './loan-setup.js';
import { loanSteps } from './steps.js';

const stepVm = loanSetup.createStateConfig({
  description: 'A customer whom a partner store sent confirms the choice of the loan.',
  ...at(loanSteps.stepVm),
  on: { 'step.save': { target: 'stepOne', ...validAnswers(loanSteps.stepVm) } },
});

const stepOne = loanSetup.createStateConfig({
  description: 'Personal data, and those of a co-borrower.',
  tags: ['form'],
  ...at(loanSteps.stepOne),
  on: {
    'step.save': { target: 'stepTwo', ...validAnswers(loanSteps.stepOne) },
    'step.back': { target: 'stepVm', guard: 'isReferred' },
  },
});

const stepTwo = loanSetup.createStateConfig({
  description: 'Address and how to reach the applicant.',
  tags: ['form'],
  ...at(loanSteps.stepTwo),
  on: { 'step.save': { target: 'stepThree', ...validAnswers(loanSteps.stepTwo) }, 'step.back': 'stepOne' },
});

const stepThree = loanSetup.createStateConfig({
  description: 'Occupation, income and expenditure.',
  tags: ['form'],
  ...at(loanSteps.stepThree),
  on: { 'step.save': { target: 'stepFour', ...validAnswers(loanSteps.stepThree) }, 'step.back': 'stepTwo' },
});

const stepFour = loanSetup.createStateConfig({
  description: 'The loan and who supplies what it pays for.',
  tags: ['form'],
  ...at(loanSteps.stepFour),
  on: { 'step.save': { target: 'stepFive', ...validAnswers(loanSteps.stepFour) }, 'step.back': 'stepThree' },
});

const stepFive = loanSetup.createStateConfig({
  description: 'Summary, terms and conditions; the last step before the application is sent.',
  tags: ['form'],
  ...at(loanSteps.stepFive),
  on: {
    'step.save': { target: '#riskAnalysis', guard: 'isApplicationComplete', actions: ['saveStep', 'takeOver'] },
    'step.back': 'stepFour',
  },
});

/** The forms; the loan can be changed beside each of them. */
export const form = loanSetup.createStateConfig({
  description: 'The applicant fills in a form.',
  meta: { group: true },
  initial: 'stepOne',
  states: { stepVm, stepOne, stepTwo, stepThree, stepFour, stepFive },
  on: {
    ...helping,
    'loan.change': { guard: 'isLoanValid', actions: 'changeLoan' },
    'promotion.remove': { guard: 'hasPromotion', actions: 'removePromotion' },
  },
});
