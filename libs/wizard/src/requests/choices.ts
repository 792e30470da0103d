import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';
import { rowOf, rowsOf, textOf } from './wire.js';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices by the name of their dropdown, or of their field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Fetches every dropdown that the server keeps for an application tool, in the page's language. */
export async function fetchDropdowns(request: Request, tool: string, language: Language): Promise<Choices> {
  const answer = rowOf(await request(`/dropdowns/getDropdowns/${tool}?lang=${language}`));
  const lists = Object.entries(rowOf(answer['dropdowns']));
  return Object.fromEntries(
    lists.map(([name, choices]) => [
      name,
      rowsOf(choices).map((row) => ({ value: String(row['value'] ?? ''), label: textOf(row['label']) })),
    ]),
  );
}
