import type { Messages } from '@statewise/i18n';

export const messages = {
  applicant: 'applicant',
  intermediary: 'partner’s store',
  staff: 'staff',
  admin: 'admin',
  qa: 'QA',
  system: 'the system',
} satisfies Messages;

export type ActorKey = keyof typeof messages;
