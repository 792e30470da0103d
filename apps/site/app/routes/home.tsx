import { lendingRate, saverRate, termRates } from '@statewise/finance';
import { localisePath, provider } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { ArticleCards } from '../blog/article-cards.js';
import { generalPurpose } from '../calculators/lent-products.js';
import { saverContext } from '../calculators/rates.js';
import { headOf } from '../head/head.js';
import { CalculatorLinks } from '../home/calculator-links.js';
import { Hero } from '../home/hero.js';
import { Products } from '../home/products.js';
import { Trust } from '../home/trust.js';
import { hostContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';
import type { Loaded } from '../page/page-state.js';
import { samePath } from '../shell/addresses.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { reader, publicUrl } = host;
  const [home, { articles }, { individual, byYear, loans }] = await Promise.all([
    reader.home(locale),
    reader.articles(locale, { limit: 4 }),
    reader.ratesOf(locale.country),
  ]);
  if (!home) throw notFound();
  const longest = termRates(byYear, locale.country).at(-1);
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: provider.name,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}${localisePath(locale, '/search')}?q={query}`,
      'query-input': 'required name=query',
    },
  };
  return {
    home,
    articles,
    rates: {
      lending: lendingRate(individual, locale.country),
      loan: loans.find(({ type }) => type === generalPurpose.type),
      saver: saverRate(individual, locale.country, saverContext),
      term: longest === undefined ? undefined : { years: Number(longest.year), rate: Number(longest.interest_rate) },
    },
    paths: samePath('/'),
    head: headOf(host, locale, {
      title: home.title,
      description: home.description,
      pathIn: () => '/',
      structured: [structured],
    }),
  };
}

/** The bank at a glance. */
export function Page({ data: { home, articles, rates } }: Loaded<typeof loader>) {
  return (
    <>
      <Hero home={home} rates={rates} />
      <Products products={home.products} />
      <CalculatorLinks />
      <ArticleCards articles={articles} />
      <Trust />
    </>
  );
}

export { Page as default };
