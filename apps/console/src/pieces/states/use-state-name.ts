import { defineCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { useCallback } from 'react';
import type { StateKey } from './messages/en.js';

const stateCatalogue = defineCatalogue<StateKey>('console-states', {
  en: () => import('./messages/en.js'),
  nl: () => import('./messages/nl.js'),
  fr: () => import('./messages/fr.js'),
});

/** Names a state in the reader's language; one that a chart got later is called by its own name. */
export function useStateName(): (state: string) => string {
  const t = useT(stateCatalogue);
  return useCallback((state: string) => (t.has(state) ? t.text(state) : state), [t]);
}
