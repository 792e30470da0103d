import type { Request } from '@statewise/flow-client';
import { type Choice, rowOf, rowsOf, textOf } from '@statewise/wizard';

/** The partner's stores as choices, by their ids. */
export async function fetchStores(request: Request): Promise<readonly Choice[]> {
  const answer = rowOf(await request('/consumer-loans-vm-stores/api/getStores'));
  return rowsOf(answer['stores']).map((row) => ({
    value: String(row['id'] ?? ''),
    label: labelOf(textOf(row['name']), textOf(row['city'])),
  }));
}

/** The town is told unless the store is named after it. */
function labelOf(name: string, city: string): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}
