import { textHookOf } from '@statewise/ui';

/** Texts of the pages about mails, jobs, health, webhooks and tokens. */
export const useOperationsText = textHookOf('console-operations', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
