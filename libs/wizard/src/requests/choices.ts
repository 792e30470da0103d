import type { Choice, Contract, dropdowns } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';

export type { Choice };

/** Choices by the name of their dropdown, or of their field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Fetches every dropdown that the server keeps for an application tool, in the page's language. */
export async function fetchDropdowns(request: Request, app: string, lang: Language): Promise<Choices> {
  const call = createClient<Contract<readonly [typeof dropdowns]>>(request);
  return (await call('GET /dropdowns/getDropdowns/{app}', { app, lang })).dropdowns;
}
