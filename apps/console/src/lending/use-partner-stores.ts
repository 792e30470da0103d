import type { Option } from '@statewise/ui';
import { useCall } from '../requests/call.js';

/** The stores of the partner, to choose from. */
export function usePartnerStores(): readonly Option[] {
  const { data } = useCall('GET /consumer-loans-vm-stores/api/getStores');
  return (data?.stores ?? []).map(({ store_number, name }) => ({
    value: store_number,
    label: `${store_number} – ${name}`,
  }));
}
