import { localisePath } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { wantedLocale } from '../wanted-locale.js';

/** The root leads to the visitor's country and language. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(localisePath(wantedLocale(request.headers), '/'), { headers: { Vary: 'Cookie, Accept-Language' } });
}
