import { createTranslator } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { samePath } from '../shell/addresses.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const t = createTranslator(locale.language, await siteCatalogue.load(locale.language));
  return {
    query,
    ...(query === '' ? { results: [], total: 0 } : await host.reader.search(query, locale)),
    paths: samePath('/search'),
    head: headOf(host, locale, {
      title: query === '' ? t('search.title') : t('search.titleFor', { query }),
      description: t('search.description'),
      pathIn: () => '/search',
      isHidden: true,
    }),
  };
}

export { Page as default } from '../pages/search-page.js';
