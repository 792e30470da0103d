import type { LoaderFunctionArgs } from 'react-router';
import type { Locale } from '@statewise/i18n';
import { wantedLocale } from './wanted-locale.js';

/** What the visitor prefers decides the language where the address says none. */
export function loader({ request }: LoaderFunctionArgs): { wanted: Locale } {
  return { wanted: wantedLocale(request.headers) };
}

export { SitePage as default } from './page/site-page.js';
