import type { Request } from '@statewise/flow-client';
import { rowOf, rowsOf, textOf } from './wire.js';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices by the name of their dropdown. */
export type Dropdowns = Readonly<Record<string, readonly Choice[]>>;

/** Fetches every dropdown of the wizard at once, in the page's language. */
export async function fetchDropdowns(request: Request, language: string): Promise<Dropdowns> {
  const answer = rowOf(await request(`/dropdowns/getDropdowns/consumer_loans_application?lang=${language}`));
  const lists = Object.entries(rowOf(answer['dropdowns']));
  return Object.fromEntries(
    lists.map(([name, choices]) => [
      name,
      rowsOf(choices).map((row) => ({ value: String(row['value'] ?? ''), label: textOf(row['label']) })),
    ]),
  );
}
