/** What the types of loans are called. */
export const messages = {
  'type.1': 'Renovation loan',
  'type.2': 'Green loan',
  'type.3': 'Green loan for staff',
  'type.4': 'Renovation loan for staff',
  'type.5': 'Personal loan',
} as const;

export type LoanTypeKey = keyof typeof messages;
