import { recall, remember } from '@statewise/wizard';

const name = 'statewise.review-words';

/** What the applicant typed to the bank about an application and has not sent; nobody else's words are shown. */
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
