import { defineCatalogue } from '../catalogue.js';
import type { messages } from './en.js';

export type UiKey = keyof typeof messages;

/** Texts of the components themselves. */
export const uiCatalogue = defineCatalogue<UiKey>('ui', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});
