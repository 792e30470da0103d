import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { anniversaryCatalogue, type AnniversaryKey } from './catalogue.js';

/** The anniversary page’s own texts in the reader’s language. */
export function useAnniversaryText(): Translator<AnniversaryKey> {
  return useT(anniversaryCatalogue);
}
