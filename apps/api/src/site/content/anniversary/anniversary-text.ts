import type { Anniversary } from '../block-types.js';

/** The anniversary page in one language: its head, and the block that its timeline is drawn from. */
export interface AnniversaryText extends Anniversary {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
}

/** The whole story as a search reads it. */
export function storyOf({ lead, milestones, quotes, closing }: AnniversaryText): string {
  return [
    lead,
    ...milestones.map(({ year, title, text }) => `${year}: ${title}. ${text}`),
    ...quotes.map(({ text, name, role }) => `${text} ${name}, ${role}.`),
    `${closing.title} ${closing.text}`,
  ].join(' ');
}
