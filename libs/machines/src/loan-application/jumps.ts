import { answeredName, jumpsToForms, type JumpRoute } from '@statewise/flow';
import { loanSteps } from './steps.js';

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
