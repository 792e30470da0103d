import { LoanDetails, StepFive, StepFour, StepOne, StepThree, StepTwo } from '@statewise/fields';
import { defineSteps, step, answeredName, jumpsToForms, type JumpRoute } from '@statewise/flow';

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

const { stepOne, stepTwo, stepThree, stepFour, stepFive } = loanSteps;
const forms = [stepOne, stepTwo, stepThree, stepFour, stepFive];
const answers = forms.map(answeredName);

/** Where an admin can jump to: every state but the start, which stands for an application that does not exist yet. */
export const loanJumps: readonly JumpRoute[] = [
  { state: 'stepVm', must: [], mayPassOver: ['isReferred'] },
  ...jumpsToForms(...forms),
  // Whatever passes the risk rules is sent, so nothing gets there unanswered.
  { state: 'riskAnalysis', must: answers, mayPassOver: [] },
  { state: 'documents', must: [], mayPassOver: [...answers, 'isSubmitted'] },
  { state: 'thankYou', must: [], mayPassOver: [...answers, 'isSubmitted', 'hasDocuments'] },
  { state: 'finished.rejected', must: ['hasFailedStatus'], mayPassOver: [] },
  { state: 'finished.accepted', must: ['isAccepted'], mayPassOver: [] },
];
