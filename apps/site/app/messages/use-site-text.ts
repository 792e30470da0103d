import { textHook } from '@statewise/ui';
import { siteCatalogue } from './catalogue.js';

/** The site's own texts in the reader's language. */
export const useSiteText = textHook(siteCatalogue);
