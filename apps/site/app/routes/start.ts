import { localisePath } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { preferredLocale } from '../preferred-locale.js';

/** The root leads to the visitor's country and language. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(localisePath(preferredLocale(request.headers), '/'), {
    headers: { Vary: 'Cookie, Accept-Language' },
  });
}
