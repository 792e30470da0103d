/** What the page of the newsletter's links shows: a question, with what the mailed link carries, or what came of it. */
export interface NewsletterView {
  readonly view: 'confirm' | 'leave' | 'confirmed' | 'left' | 'expired';
  readonly token: string;
}

const outcomes = ['confirmed', 'left', 'expired'] as const;

/** Reads it from an address; one that says nothing is an old link. */
export function newsletterView(address: URLSearchParams): NewsletterView {
  for (const view of ['confirm', 'leave'] as const) {
    const token = address.get(view) ?? '';
    if (/^[\w-]{1,4000}$/.test(token)) return { view, token };
  }
  return { view: outcomes.find((outcome) => outcome === address.get('is')) ?? 'expired', token: '' };
}
