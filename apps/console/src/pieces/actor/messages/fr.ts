import type { Messages } from '@statewise/i18n';
import type { ActorKey } from './en.js';

export const messages: Messages<ActorKey> = {
  applicant: 'demandeur',
  intermediary: 'magasin partenaire',
  staff: 'collaborateur',
  admin: 'administrateur',
  qa: 'QA',
  system: 'le système',
};
