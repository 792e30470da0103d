import { useFormat, useLocale } from '@statewise/ui';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isPrivate } from '../calculators/calculator-input.js';
import { CalculatorSection } from '../calculators/calculator-section.js';
import { useCalculatorText } from '../calculators/messages/use-calculator-text.js';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext, sentContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { ProductActions } from '../information/product-actions.js';
import { ContentsMenu, SideMenu } from '../information/side-menu.js';
import { localeOf, notFound } from '../locale.js';
import { useSiteText } from '../messages/use-site-text.js';
import { NoticeAtOnce } from '../notices/notice-link.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';
import '../calculators/calculators.css';

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

/** An information page with its side menu and its calculator. */
export function Page({ data: { page, rates, given, address } }: Loaded<typeof loader>) {
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const title = useCalculatorText();
  const [top, ...sections] = page.headings;
  const calculator =
    page.calculator &&
    ({ level: 2, id: page.calculator.anchor, text: title(`title.${page.calculator.name}`) } as const);
  const headings = [...(top ? [top] : []), ...(calculator ? [calculator] : []), ...sections];
  return (
    <div
      className="sw-width site-information"
      data-calculator={page.calculator?.name}
      lang={page.isOnlyInEnglish ? page.language : undefined}
    >
      {page.isOnlyInEnglish && (
        <p className="site-hint" lang={locale.language}>
          {t('information.inEnglish')}
        </p>
      )}
      {page.isOnlyInEnglish && <NoticeAtOnce name="english-only" />}
      <Breadcrumbs steps={[{ name: page.title, path: `/${page.slug}` }]} />
      <div className="site-information__head">
        <div>
          <h1 id="top">{page.title}</h1>
          <p className="sw-lead">{page.description}</p>
          <ProductActions page={page} rates={rates} />
        </div>
        {page.picture && <SitePicture picture={page.picture} first className="site-information__picture" />}
      </div>
      <div className="site-information__columns">
        <div className="site-information__text">
          <ContentsMenu headings={headings} />
          <InformationText
            parts={page.parts}
            calculator={
              page.calculator && (
                <CalculatorSection
                  calculator={page.calculator}
                  slug={page.slug}
                  rates={rates}
                  given={given}
                  address={address}
                />
              )
            }
          />
          <p className="sw-small">{t('information.updated', { date: format.date(page.updated) })}</p>
        </div>
        <SideMenu headings={headings} />
      </div>
    </div>
  );
}

export { Page as default };
