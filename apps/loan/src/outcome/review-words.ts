import { recall, remember } from '@statewise/wizard';

const name = 'statewise.review-words';

/** Returns the applicant's unsent text to the bank about the application of `code`; empty for another one. */
export function recallWords(storage: Storage, code: string): string {
  const kept = recall(storage, name);
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('words' in kept)) return '';
  return kept.code === code && typeof kept.words === 'string' ? kept.words : '';
}

/** Keeps it through a reload of the tab. */
export function rememberWords(storage: Storage, code: string, words: string): void {
  remember(storage, name, { code, words });
}

export function forgetWords(storage: Storage): void {
  storage.removeItem(name);
}
