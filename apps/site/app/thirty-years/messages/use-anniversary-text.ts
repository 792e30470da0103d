import { textHook } from '@statewise/ui';
import { anniversaryCatalogue } from './catalogue.js';

/** The anniversary page’s own texts in the reader’s language. */
export const useAnniversaryText = textHook(anniversaryCatalogue);
