import { textHook } from '@statewise/ui';
import { consoleCatalogue } from './catalogue.js';

/** Texts of the shell and of what its rooms share. */
export const useConsoleText = textHook(consoleCatalogue);
