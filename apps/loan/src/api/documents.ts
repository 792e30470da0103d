import type { ResultOf } from '@statewise/contract';
import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import type { Request } from '@statewise/flow-client';
import { unlessRefused } from '@statewise/wizard';

/** The documents that the bank has of an application. */
export type ArrivedDocuments = ResultOf<BankContract['GET /consumer-loans-application/api/getDocuments']>['documents'];

/** Fetches what has arrived with an application; nothing where the server cannot be asked, for more can be sent all the same. */
export async function fetchDocuments(request: Request, code: string): Promise<ArrivedDocuments> {
  if (code === '') return [];
  const asked = createClient<BankContract>(request)('GET /consumer-loans-application/api/getDocuments', { code });
  return (await unlessRefused(asked, () => undefined))?.documents ?? [];
}
