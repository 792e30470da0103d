import type { Locale } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { choicesIn } from '../choices.js';
import { hostContext } from '../host.js';
import { localeOf, redirectToAnniversary, redirectToLocale } from '../locale.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  redirectToLocale(request);
  redirectToAnniversary(request);
  return loadLayout(localeOf(params), { request, context });
}

/** What stands around a page in a country and language. */
export async function loadLayout(
  locale: Locale,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  const { reader } = context.get(hostContext);
  const [menus, notices, texts] = await Promise.all([
    reader.menus(locale),
    reader.notices(locale),
    reader.texts(locale.language),
  ]);
  return {
    menus,
    notices,
    texts,
    year: new Date().getFullYear(),
    ...choicesIn(request.headers.get('cookie') ?? ''),
  };
}
