import { loanSetup } from './loan-setup.js';
import type { RestingState, stateOfStep } from './steps.js';

const reached = <State extends (typeof stateOfStep)[keyof typeof stateOfStep], Step extends number>(
  state: State,
  step: Step,
) =>
  ({
    target: `#loan-application.${state}`,
    guard: { type: 'isStepReached', params: { step } },
    reenter: true,
  }) as const;

/** Any reached step can be gone to from any step, the present one included. */
export const reachedSteps = [
  { target: '#loan-application.stepVm', guard: 'isReferredStep', reenter: true },
  reached('stepOne', 1),
  reached('stepTwo', 2),
  reached('stepThree', 3),
  reached('stepFour', 4),
  reached('stepFive', 5),
  reached('documents', 6),
  reached('thankYou', 7),
] as const;

/** Whoever returns to where the application stands leaves it as it is. */
export const stays = <State extends RestingState>(state: State) =>
  ({ guard: { type: 'isResumedHere', params: { state } }, actions: 'stay' }) as const;

/** The calculator and the step bar are there beside every form. */
const besideTheForm = {
  'loan.change': { guard: 'isLoanValid', actions: 'changeLoan' },
  'promotion.remove': { guard: 'hasPromotion', actions: 'removePromotion' },
  'step.goTo': reachedSteps,
} as const;

export const stepVm = loanSetup.createStateConfig({
  description: 'A customer whom a partner store sent confirms the choice of the loan.',
  meta: { step: 0, path: 'step-vm' },
  entry: { type: 'arrive', params: { step: 0 } },
  exit: { type: 'leave', params: { state: 'stepVm' } },
  on: {
    'step.save': { target: 'stepOne', guard: { type: 'isStepValid', params: { step: 0 } }, actions: 'saveStep' },
    'application.resume': stays('stepVm'),
    ...besideTheForm,
  },
});

export const stepOne = loanSetup.createStateConfig({
  description: 'Personal data, and those of a co-borrower.',
  meta: { step: 1, path: 'step-one' },
  tags: ['form'],
  entry: { type: 'arrive', params: { step: 1 } },
  exit: { type: 'leave', params: { state: 'stepOne' } },
  on: {
    'step.save': { target: 'stepTwo', guard: { type: 'isStepValid', params: { step: 1 } }, actions: 'saveStep' },
    'step.back': { target: 'stepVm', guard: 'isReferred' },
    'application.resume': stays('stepOne'),
    ...besideTheForm,
  },
});

export const stepTwo = loanSetup.createStateConfig({
  description: 'Address and how to reach the applicant.',
  meta: { step: 2, path: 'step-two' },
  tags: ['form'],
  entry: { type: 'arrive', params: { step: 2 } },
  exit: { type: 'leave', params: { state: 'stepTwo' } },
  on: {
    'step.save': { target: 'stepThree', guard: { type: 'isStepValid', params: { step: 2 } }, actions: 'saveStep' },
    'step.back': 'stepOne',
    'application.resume': stays('stepTwo'),
    ...besideTheForm,
  },
});

export const stepThree = loanSetup.createStateConfig({
  description: 'Occupation, income and expenditure.',
  meta: { step: 3, path: 'step-three' },
  tags: ['form'],
  entry: { type: 'arrive', params: { step: 3 } },
  exit: { type: 'leave', params: { state: 'stepThree' } },
  on: {
    'step.save': { target: 'stepFour', guard: { type: 'isStepValid', params: { step: 3 } }, actions: 'saveStep' },
    'step.back': 'stepTwo',
    'application.resume': stays('stepThree'),
    ...besideTheForm,
  },
});

export const stepFour = loanSetup.createStateConfig({
  description: 'The loan and who supplies what it pays for.',
  meta: { step: 4, path: 'step-four' },
  tags: ['form'],
  entry: { type: 'arrive', params: { step: 4 } },
  exit: { type: 'leave', params: { state: 'stepFour' } },
  on: {
    'step.save': { target: 'stepFive', guard: { type: 'isStepValid', params: { step: 4 } }, actions: 'saveStep' },
    'step.back': 'stepThree',
    'application.resume': stays('stepFour'),
    ...besideTheForm,
  },
});

export const stepFive = loanSetup.createStateConfig({
  description: 'Summary, terms and conditions; the last step before the application is sent.',
  meta: { step: 5, path: 'step-five' },
  tags: ['form'],
  entry: { type: 'arrive', params: { step: 5 } },
  exit: { type: 'leave', params: { state: 'stepFive' } },
  on: {
    'step.save': { target: 'riskAnalysis', guard: 'isApplicationComplete', actions: 'saveStep' },
    'step.back': 'stepFour',
    'application.resume': stays('stepFive'),
    ...besideTheForm,
  },
});
