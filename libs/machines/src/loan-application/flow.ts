import { defineFlow, statusValue, type TaskRule } from '@statewise/flow';
import { isLoanContext, noStatuses, trackedStatuses } from './context.js';
import { loanEvents } from './events.js';
import { loanApplicationMachine } from './machine.js';
import { loanRules, loanWizard } from './rules.js';
import { requiredDocuments } from './required-documents.js';
import { loanSteps } from './steps.js';

const { absent, passed, review, pending, completed } = statusValue;
const standing = [absent, passed, review, pending, completed];
/** Sent, with no check failed and no last word, wherever the applicant looks at it. */
const undecided = {
  application: [completed],
  risk: standing,
  nbb: standing,
  payslip: standing,
  invoice: standing,
  final: [absent],
};
const decidable = { ...undecided, risk: [passed] };

/** Who of the bank has to look at a loan application, and until when. */
const loanTasks: readonly TaskRule[] = [
  // A person looks: where a rejected applicant asked, the policy says until when.
  { kind: 'review', statuses: { final: [review] }, days: 14, dueFact: 'reviewDueAt' },
  { kind: 'risk', statuses: { ...undecided, risk: [review] }, days: 3 },
  { kind: 'documents', statuses: { ...undecided, payslip: [pending] }, days: 2 },
  { kind: 'documents', statuses: { ...undecided, invoice: [pending] }, days: 2 },
  { kind: 'decision', statuses: { ...decidable, payslip: [passed], invoice: [absent, passed] }, days: 5 },
  { kind: 'decision', statuses: { ...decidable, payslip: [absent], invoice: [passed] }, days: 5 },
  // Only documents that have no status have come.
  { kind: 'decision', states: ['thankYou'], statuses: { ...decidable, payslip: [absent], invoice: [absent] }, days: 5 },
];

/** The consumer-loan application, as the engine, the clients and the tests know it. */
export const loanApplicationFlow = defineFlow({
  id: 'loan-application',
  title: 'Loan application',
  version: 1,
  machine: loanApplicationMachine,
  steps: loanSteps,
  events: loanEvents,
  rules: { ...loanRules, ...loanWizard.requirements },
  listing: [
    { step: 1, field: 'first_name', as: 'name' },
    { step: 1, field: 'last_name', as: 'name' },
    { step: 1, field: 'email', as: 'email' },
    { step: 0, field: 'amount', as: 'amount' },
    { step: 1, field: 'date_of_birth', as: 'date' },
    { step: 1, field: 'mobile', as: 'phone' },
    { step: 1, field: 'telephone_number', as: 'phone' },
    { step: 2, field: 'mobile_number', as: 'phone' },
    { step: 2, field: 'telephone_number', as: 'phone' },
    { step: 2, field: 'city', as: 'word' },
  ],
  statusTypes: trackedStatuses,
  statuses: (context) => (isLoanContext(context) ? context.statuses : noStatuses),
  tasks: loanTasks,
  documents: {
    required: (context) => (isLoanContext(context) ? requiredDocuments(context) : []),
    tracked: ['payslip', 'invoice'],
  },
  summary: { leaveOut: ['intermediary_id', 'store_number'] },
  parts: ['risk'],
  view: (context) =>
    isLoanContext(context)
      ? { is_staff: context.isStaff, referrer: context.referrer === '' ? null : context.referrer }
      : {},
  personalFacts: ['risk.alternative'],
  uncovered: [
    ...['created | application.undo 7 | riskAnalysis', 'riskAnalysis | step.back 1 | stepFive'].map((transition) => ({
      transition,
      what: 'taking' as const,
      reason: 'The risk rules answer with the save that asks them, before anybody else is heard.',
    })),
    {
      transition: 'riskAnalysis | risk.analysed 2 | finished.rejected',
      what: 'refusing' as const,
      reason: 'The risk rules of the server answer yes or no; both lead on.',
    },
    ...['documents | documents.uploaded 1 | thankYou', 'thankYou | documents.uploaded 1 | stays'].map((transition) => ({
      transition,
      what: 'refusing' as const,
      reason: 'An application comes here only once it was sent, and nothing takes that back.',
    })),
  ],
  migrations: {},
});
