import type { Messages } from '@statewise/i18n';

/** What each state of a flow is called, for the bank’s own people. */
export const messages = {
  start: 'Start',
  stepVm: 'Step 0: loan from the store',
  stepOne: 'Step 1: about the applicant',
  stepTwo: 'Step 2: address and contact',
  stepThree: 'Step 3: income and expenses',
  stepFour: 'Step 4: loan and supplier',
  stepFive: 'Step 5: check and send',
  riskAnalysis: 'Risk analysis',
  documents: 'Documents wanted',
  thankYou: 'Documents received',
  'finished.rejected': 'Rejected',
  'finished.accepted': 'Accepted',
  resume: 'Laid aside',
  basics: 'Step 1: the business',
  address: 'Step 2: address',
  people: 'Step 3: people',
  holders: 'Step 4: holders',
  payment: 'Step 5: payment',
  marketing: 'Step 6: preferences',
  finish: 'Ready to be sent',
  completed: 'Sent',
  identify: 'Seller',
  applicationDetails: 'Customer and loan',
} satisfies Messages;

export type StateKey = keyof typeof messages;
