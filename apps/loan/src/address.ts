import { localePrefix, parseLocalisedPath, provider, type Locale } from '@statewise/i18n';

/** Where this front end stands after the locale prefix. */
export const applicationPath = '/loan-application';

/** What the address of the first visit says; later addresses of the visit do not repeat it. */
export interface Arrival {
  readonly referrer: string;
  readonly isStaff: boolean;
}

/** Country and language of the page; the server serves this front end under a locale prefix only. */
export function localeOf(path: string): Locale {
  return parseLocalisedPath(path)?.locale ?? { country: 'ot', language: 'en' };
}

/** What the router takes as the start of every path. */
export function basenameOf(locale: Locale): string {
  return `${localePrefix(locale)}${applicationPath}`;
}

/** The address that brings an application back on any device. */
export function resumeAddress(origin: string, locale: Locale, code: string): string {
  return `${origin}${basenameOf(locale)}/resume/${code}`;
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
