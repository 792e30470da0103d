import { textHookOf } from '@statewise/ui';

/** Texts of the pages about acts that need two people. */
export const useProposalsText = textHookOf('console-proposals', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});
