import { defineCatalogue, type Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { StatisticsKey } from './en.js';

const statisticsCatalogue = defineCatalogue<StatisticsKey>('console-statistics', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Texts of the statistics. */
export function useStatisticsText(): Translator<StatisticsKey> {
  return useT(statisticsCatalogue);
}
