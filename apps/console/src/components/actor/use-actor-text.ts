import { defineCatalogue, type KeyOf } from '@statewise/i18n';
import { textHook } from '@statewise/ui';

const actorCatalogue = defineCatalogue('console-actor', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});

type ActorKey = KeyOf<typeof actorCatalogue>;

/** Who can send an event, in words. */
export const useActorText = textHook(actorCatalogue);

export const actorRoles: readonly ActorKey[] = [
  'applicant',
  'intermediary',
  'staff',
  'editor',
  'admin',
  'qa',
  'system',
];
