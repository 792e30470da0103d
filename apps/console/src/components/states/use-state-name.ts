import { defineCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { useCallback } from 'react';

const stateCatalogue = defineCatalogue('console-states', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});

/** Names a state in the reader's language; one that a chart got later is called by its own name. */
export function useStateName(): (state: string) => string {
  const t = useT(stateCatalogue);
  return useCallback((state: string) => (t.has(state) ? t.text(state) : state), [t]);
}
