import { lendingRate, saverRate, termRates } from '@statewise/finance';
import { bankPaths, localisePath, pagePaths, provider, branches } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { ArticleCards } from '../blog/article-cards.js';
import { generalPurpose } from '../calculators/lent-products.js';
import { calculatorPaths } from '../calculators/calculator-paths.js';
import { saverContext } from '../calculators/rates.js';
import { aboutPage } from '../head/head.js';
import { CalculatorLinks } from '../home/calculator-links.js';
import { Hero } from '../home/hero.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import type { Loaded } from '../page/page-state.js';
import type { HomeProduct } from '@statewise/site-content';
import { ArrowRightIcon, Link, useFormat, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';
import { SitePicture } from '../picture.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { reader, publicUrl } = host;
  const [home, pages, { articles }, categories, { individual, byYear, loans }] = await Promise.all([
    reader.home(locale),
    reader.pages(),
    reader.articles(locale, { limit: 4 }),
    reader.categories(locale.language),
    reader.ratesOf(locale.country),
  ]);
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
    categories,
    calculators: calculatorPaths(pages),
    written: furtherPages.filter((path) => pages.some(({ slug }) => path === `/${slug}`)),
    rates: {
      lending: lendingRate(individual, locale.country),
      loan: loans.find(({ type }) => type === generalPurpose.type),
      saver: saverRate(individual, locale.country, saverContext),
      term: longest === undefined ? undefined : { years: Number(longest.year), rate: Number(longest.interest_rate) },
    },
    ...aboutPage(host, locale, {
      title: home.title,
      description: home.description,
      path: '/',
      structured: [structured],
    }),
  };
}

/** The bank at a glance. */
export function Page({ data: { home, articles, categories, rates, calculators, written } }: Loaded<typeof loader>) {
  return (
    <>
      <Hero home={home} rates={rates} paths={calculators} />
      {home.products.length > 0 && <Products products={home.products} />}
      <CalculatorLinks paths={calculators} />
      {articles.length > 0 && <ArticleCards articles={articles} categories={categories} />}
      <Trust written={written} />
    </>
  );
}

export { Page as default };

/** What the bank offers. */
function Products({ products }: { readonly products: readonly HomeProduct[] }) {
  const t = useSiteText();
  return (
    <section className="sw-width site-section" aria-labelledby="products-title">
      <div className="site-section__head">
        <h2 id="products-title">{t('home.products')}</h2>
        <p className="sw-lead">{t('home.productsLead')}</p>
      </div>
      <ul className="site-cards">
        {products.map(({ title, text, href, picture }) => (
          <li key={title} className="site-card">
            {picture && <SitePicture picture={picture} decorative whole />}
            <div className="site-card__text">
              <h3>
                <Link className="site-card__link" href={href}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
              <ArrowRightIcon className="site-card__arrow" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages that the home page leads to where somebody has written them. */
const furtherPages = [bankPaths.about, '/deposit-protection'];

/** What the guarantee scheme protects of one person's savings, in euro (Directive 2014/49, article 6). */
const protectedAmount = 100_000;

/** Why money is in good hands here. */
function Trust({ written }: { readonly written: readonly string[] }) {
  const t = useSiteText();
  const locale = useLocale();
  const format = useFormat();
  const { phone } = branches[locale.country];
  const facts = [
    { figure: String(provider.since), text: t('trust.since'), href: bankPaths.about, more: t('trust.sinceMore') },
    {
      figure: format.money(protectedAmount, { whole: true }),
      text: t('trust.protected'),
      href: '/deposit-protection',
      more: t('trust.protectedMore'),
    },
    { figure: phone, text: t('trust.answer'), href: pagePaths.security, more: t('trust.answerMore') },
  ];
  return (
    <section className="site-trust" aria-labelledby="trust-title">
      <div className="sw-width site-section">
        <h2 id="trust-title">{t('trust.title')}</h2>
        <ul className="site-trust__facts">
          {facts.map(({ figure, text, href, more }) => (
            <li key={href}>
              <strong className="sw-figures">{figure}</strong>
              <p>{text}</p>
              {[...written, pagePaths.security].includes(href) && <Link href={localisePath(locale, href)}>{more}</Link>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
