import { useQuery } from '@tanstack/react-query';
import type { Option } from '@statewise/ui';
import { request } from '../requests/request.js';

interface Store {
  readonly store_number: string;
  readonly name: string;
}

/** The stores of the partner, to choose from. */
export function useStores(): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['stores'],
    queryFn: () => request<{ stores: readonly Store[] }>('/consumer-loans-vm-stores/api/getStores'),
  });
  return (data?.stores ?? []).map(({ store_number, name }) => ({
    value: store_number,
    label: `${store_number} – ${name}`,
  }));
}
