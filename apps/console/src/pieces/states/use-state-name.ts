import { defineCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { useCallback } from 'react';
import type { StateKey } from './en.js';

const stateCatalogue = defineCatalogue<StateKey>('console-states', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** Names a state in the reader's language; one that a chart got later is called by its own name. */
export function useStateName(): (state: string) => string {
  const t = useT(stateCatalogue);
  return useCallback((state: string) => (t.has(state) ? t.text(state) : state), [t]);
}
