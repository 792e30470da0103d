import { provider } from '@statewise/i18n';
import type { LoanCatalogue } from '@statewise/lending';

/** What the address of the first visit says; later addresses of the visit do not repeat it. */
export interface Arrival {
  readonly referrer: string;
  /** Whether the address says so, which counts from the staff's own pages alone. */
  readonly isStaff: boolean;
}

export function arrivalOf(previousPage: string, search: string): Arrival {
  const flag = new URLSearchParams(search).get('staff');
  const referrer = hostnameOf(previousPage) ?? provider.defaultReferrer;
  return { referrer, isStaff: flag !== null && !['0', 'false'].includes(flag) };
}

/** Staff come from the staff's pages and with a flag in the address; either alone makes an ordinary applicant. */
export const isFromStaff = (
  { referrer, isStaff }: Arrival,
  { staff_referrer }: Pick<LoanCatalogue, 'staff_referrer'>,
) => isStaff && referrer === staff_referrer;

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
