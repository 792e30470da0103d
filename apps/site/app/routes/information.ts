import type { LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { reader } = host;
  const page = await reader.page(params['slug'] ?? '', locale);
  if (!page) throw notFound();
  const noRates = { individual: [], byYear: [], loans: [] };
  const rates = page.calculator === undefined ? noRates : await reader.ratesOf(locale.country);
  const path = `/${page.slug}`;
  const pathIn = (language: (typeof page.languages)[number]) => (page.languages.includes(language) ? path : undefined);
  const { pathname, searchParams } = new URL(request.url);
  return {
    page,
    rates,
    given: Object.fromEntries(searchParams),
    address: `${host.publicUrl}${pathname.replace(/\.data$/, '')}`,
    offered: page.languages,
    paths: { en: path, nl: path, fr: path },
    head: headOf(host, locale, {
      title: page.title,
      description: page.description,
      pathIn,
      structured: [breadcrumbs(host, locale, [{ name: page.title, path }])],
    }),
  };
}

export { Page as default } from '../pages/information-page.js';
