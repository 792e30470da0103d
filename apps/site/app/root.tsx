import { parseLocalisedPath, type Locale } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import type { LayoutData } from './page/page-state.js';
import { loadLayout } from './routes/locale.js';
import { preferredLocale } from './preferred-locale.js';

/** What the visitor prefers decides the language where the address says none, and what stands around the page that says so. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ wanted: Locale; layout: LayoutData | undefined }> {
  const wanted = preferredLocale(request.headers);
  const { pathname } = new URL(request.url);
  const isAnswered = pathname === '/' || parseLocalisedPath(pathname) !== undefined;
  return { wanted, layout: isAnswered ? undefined : await loadLayout(wanted, { request, context }) };
}

/** Pages are drawn by the server's entry, without the router's components. */
export default function Root(): null {
  return null;
}
