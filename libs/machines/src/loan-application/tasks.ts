import { statusValue, type TaskRule } from '@statewise/flow';

const { absent, passed, review, pending } = statusValue;
const undecided = { final: [absent] };

/** Who of the bank has to look at a loan application, and until when. */
export const loanTasks: readonly TaskRule[] = [
  // A rejected applicant asked for a person: the policy says until when.
  { kind: 'review', statuses: { final: [review] }, days: 14, dueFact: 'reviewDueAt' },
  { kind: 'risk', states: ['documents', 'thankYou'], statuses: { ...undecided, risk: [review] }, days: 3 },
  { kind: 'documents', states: ['thankYou'], statuses: { ...undecided, payslip: [pending] }, days: 2 },
  { kind: 'documents', states: ['thankYou'], statuses: { ...undecided, invoice: [pending] }, days: 2 },
  {
    kind: 'decision',
    states: ['thankYou'],
    statuses: { ...undecided, risk: [passed], payslip: [absent, passed], invoice: [absent, passed] },
    days: 5,
  },
];
