import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { ReplayKey } from './en.js';

const replayCatalogue = defineCatalogue<ReplayKey>('console-replay', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the room in which an application is replayed. */
export function useReplayText(): Translator<ReplayKey> {
  return useT(replayCatalogue);
}
