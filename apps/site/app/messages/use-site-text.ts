import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { siteCatalogue, type SiteKey } from './catalogue.js';

/** The site's own texts in the reader's language. */
export function useSiteText(): Translator<SiteKey> {
  return useT(siteCatalogue);
}
