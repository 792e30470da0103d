import { defineCatalogue, type KeyOf, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';

const statisticsCatalogue = defineCatalogue('console-statistics', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type StatisticsKey = KeyOf<typeof statisticsCatalogue>;

/** Texts of the statistics. */
export function useStatisticsText(): Translator<StatisticsKey> {
  return useT(statisticsCatalogue);
}
