import { defineCatalogue } from '../catalogue.js';
import type { FieldErrorKey } from './en.js';

/** What is wrong with a field, by the key of the rule it breaks. */
export const fieldErrorCatalogue = defineCatalogue<FieldErrorKey>('field-errors', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

export type { FieldErrorKey };
