import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { consoleCatalogue, type ConsoleKey } from './catalogue.js';

/** Texts of the shell and of what its rooms share. */
export function useConsoleText(): Translator<ConsoleKey> {
  return useT(consoleCatalogue);
}
