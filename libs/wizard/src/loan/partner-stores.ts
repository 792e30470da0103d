import type { Request } from '@statewise/flow-client';
import { rowOf, rowsOf, textOf } from '../requests/wire.js';

/** A store of the partner. */
export interface PartnerStore {
  readonly id: string;
  readonly storeNumber: string;
  readonly name: string;
  readonly city: string;
}

/** Fetches the partner's stores. */
export async function fetchStores(request: Request): Promise<readonly PartnerStore[]> {
  const answer = rowOf(await request('/consumer-loans-vm-stores/api/getStores'));
  return rowsOf(answer['stores']).map((row) => ({
    id: String(row['id'] ?? ''),
    storeNumber: textOf(row['store_number']),
    name: textOf(row['name']),
    city: textOf(row['city']),
  }));
}

/** A store as people call it; the town is told unless the store is named after it. */
export function storeNameOf({ name, city }: PartnerStore): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}
