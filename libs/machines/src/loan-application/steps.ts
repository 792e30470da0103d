import { LoanDetails, StepFive, StepFour, StepOne, StepThree, StepTwo } from '@statewise/fields';
import { defineSteps, step } from '@statewise/flow';

/** The steps of the loan application; the loan details stand for the step of the partner stores. */
export const loanSteps = defineSteps({
  stepVm: step(0, 'step-vm', LoanDetails),
  stepOne: step(1, 'step-one', StepOne),
  stepTwo: step(2, 'step-two', StepTwo),
  stepThree: step(3, 'step-three', StepThree),
  stepFour: step(4, 'step-four', StepFour),
  stepFive: step(5, 'step-five', StepFive),
  riskAnalysis: step(5, 'step-five'),
  documents: step(6, 'documents'),
  thankYou: step(7, 'thankyou'),
  finished: step(7, 'finished'),
});

/** Numbers of the steps that an applicant fills in before the application is sent. */
export const answeredSteps = [1, 2, 3, 4, 5] as const;
