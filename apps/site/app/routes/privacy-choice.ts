import { localisePath, parseLocalisedPath } from '@statewise/i18n';
import { privacyCookie, tenYears, writeCookie } from '@statewise/ui';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';

/** Without script the banner's button comes here and goes back to where it was pressed. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  const from = (await request.formData()).get('from');
  const isOurs = typeof from === 'string' && parseLocalisedPath(from) !== undefined;
  const cookie = writeCookie(privacyCookie, '1', tenYears, context.get(hostContext).publicUrl.startsWith('https:'));
  return redirect(isOurs ? from : localisePath(localeOf(params), '/'), {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}

export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(localisePath(localeOf(params), '/'));
}
