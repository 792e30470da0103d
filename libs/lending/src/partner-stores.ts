import type { BankContract, Store } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import type { Request } from '@statewise/flow-client';

/** Fetches the partner's stores. */
export async function fetchStores(request: Request): Promise<readonly Store[]> {
  return (await createClient<BankContract>(request)('GET /consumer-loans-vm-stores/api/getStores')).stores;
}

/** A store as people call it; the town is told unless the store is named after it. */
export function storeNameOf({ name, city }: Store): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}
