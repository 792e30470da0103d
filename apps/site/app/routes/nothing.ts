import { localisePath, pagePaths, parseLocalisedPath } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { notFound, redirectToLocale } from '../locale.js';
import { preferredLocale } from '../preferred-locale.js';

/** There is no such page, in this country and language or at all; only the anniversary is found by the end of any address. */
export function loader({ request }: LoaderFunctionArgs): Response {
  redirectToLocale(request);
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith(pagePaths.anniversary)) throw notFound();
  const locale = parseLocalisedPath(pathname)?.locale ?? preferredLocale(request.headers);
  return redirect(localisePath(locale, pagePaths.anniversary), { headers: { Vary: 'Cookie, Accept-Language' } });
}

export default function Nothing(): null {
  return null;
}
