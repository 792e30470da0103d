import { provider } from '@statewise/i18n';

/** What the address of the first visit says; later addresses of the visit do not repeat it. */
export interface Arrival {
  readonly referrer: string;
  readonly isStaff: boolean;
}

/** Staff come from the staff pages and with a flag in the address; either alone makes an ordinary applicant. */
export function arrivalOf(previousPage: string, search: string): Arrival {
  const flag = new URLSearchParams(search).get('staff');
  const referrer = hostnameOf(previousPage) ?? provider.defaultReferrer;
  return { referrer, isStaff: referrer === provider.staffReferrer && flag !== null && !['0', 'false'].includes(flag) };
}

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
