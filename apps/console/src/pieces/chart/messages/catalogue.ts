import { defineCatalogue } from '@statewise/i18n';
import type { ChartKey } from './en.js';

/** Texts of the drawing of a chart. */
export const chartCatalogue = defineCatalogue<ChartKey>('chart', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});
