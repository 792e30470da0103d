import type { Messages } from '@statewise/i18n';
import type { ActorKey } from './en.js';

export const messages: Messages<ActorKey> = {
  applicant: 'aanvrager',
  intermediary: 'winkel van een partner',
  staff: 'medewerker',
  admin: 'beheerder',
  qa: 'QA',
  system: 'het systeem',
};
