import { localisePath } from '@statewise/i18n';
import { schemeCookie, schemes } from '@statewise/i18n/scheme';
import { tenYears, writeCookie } from '@statewise/ui';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { ownPath } from '../own-path.js';

/** Without script the choice of the colours comes here and goes back to where it was made. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const scheme = schemes.find((known) => known === form.get('scheme'));
  const isSecure = context.get(hostContext).publicUrl.startsWith('https:');
  // What the system prefers needs no cookie: an older one ends.
  const cookie = writeCookie(schemeCookie, scheme ?? '', scheme === undefined ? 0 : tenYears, isSecure);
  return redirect(ownPath(form.get('from')) ?? localisePath(localeOf(params), '/'), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}

export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(localisePath(localeOf(params), '/'));
}
