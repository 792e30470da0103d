import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isPrivate } from '../calculators/calculator-input.js';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext, sentContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';

/** A form whose fields stand in no address is sent here without script; the page that answers has its results. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<null> {
  const page = await context.get(hostContext).reader.page(params['slug'] ?? '', localeOf(params));
  if (!isPrivate(page?.calculator?.name)) throw data(null, { status: page ? 405 : 404 });
  const form = await request.formData().catch(() => new FormData());
  const sent = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  context.set(sentContext, Object.fromEntries(sent));
  return null;
}

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
    given: isPrivate(page.calculator?.name) ? context.get(sentContext) : Object.fromEntries(searchParams),
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
