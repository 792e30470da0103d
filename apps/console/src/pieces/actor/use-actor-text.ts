import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { ActorKey } from './messages/en.js';

const actorCatalogue = defineCatalogue<ActorKey>('console-actor', {
  en: () => import('./messages/en.js'),
  nl: () => import('./messages/nl.js'),
  fr: () => import('./messages/fr.js'),
});

/** Who can send an event, in words. */
export function useActorText(): Translator<ActorKey> {
  return useT(actorCatalogue);
}

export const actorRoles: readonly ActorKey[] = ['applicant', 'intermediary', 'staff', 'admin', 'qa', 'system'];
