import { localisePath } from '@statewise/i18n';
import { privacyCookie, tenYears, writeCookie } from '@statewise/ui';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { ownPath } from '../own-path.js';

/** Without script the banner's button comes here and goes back to where it was pressed. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  // A body that is no form says nothing of where it came from.
  const form = await request.formData().catch(() => new FormData());
  const cookie = writeCookie(privacyCookie, '1', tenYears, context.get(hostContext).publicUrl.startsWith('https:'));
  return redirect(ownPath(form.get('from')) ?? localisePath(localeOf(params), '/'), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}

export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(localisePath(localeOf(params), '/'));
}
