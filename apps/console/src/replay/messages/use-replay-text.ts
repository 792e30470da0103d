import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const replayCatalogue = defineCatalogue('console-replay', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type ReplayKey = KeyOf<typeof replayCatalogue>;

/** Texts of the feature in which an application is replayed. */
export function useReplayText(): Translator<ReplayKey> {
  return useT(replayCatalogue);
}
