import { localisePath } from '@statewise/i18n';
import { useEffect, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { CalculatorSection } from '../calculators/calculator-section.js';
import { breadcrumbs, headOf } from '../head/head.js';
import { metaOf } from '../head/meta.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { ProductActions } from '../information/product-actions.js';
import { ContentsMenu, SideMenu } from '../information/side-menu.js';
import { localeOf, notFound } from '../locale.js';
import { useSiteText } from '../messages/use-site-text.js';
import { useNotices } from '../notices/notices.js';
import { SitePicture } from '../picture.js';
import { useFormat, useLocale } from '@statewise/ui';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { reader } = host;
  const page = await reader.page(params['slug'] ?? '', locale);
  if (!page) throw notFound();
  const rates = page.calculator === undefined ? { individual: [], byYear: [] } : await reader.ratesOf(locale.country);
  const path = `/${page.slug}`;
  const pathIn = (language: (typeof page.languages)[number]) => (page.languages.includes(language) ? path : undefined);
  const { pathname, searchParams } = new URL(request.url);
  return {
    page,
    rates,
    given: Object.fromEntries(searchParams),
    address: `${host.publicUrl}${pathname.replace(/\.data$/, '')}`,
    paths: { en: path, nl: path, fr: path },
    head: headOf(host, locale, {
      title: page.title, description: page.description, pathIn, image: page.picture?.url,
      structured: [breadcrumbs(host, locale, [{ name: page.title, path }])],
    }),
  };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => metaOf(loaderData);

export default function Information(): ReactNode {
  const { page, rates, given, address } = useLoaderData<typeof loader>();
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  return (
    <div className="sw-width site-information" lang={page.isOnlyInEnglish ? page.language : undefined}>
      {page.isOnlyInEnglish && <EnglishOnly slug={page.slug} />}
      <Breadcrumbs steps={[{ name: page.title, path: `/${page.slug}` }]} />
      <div className="site-information__head">
        <div>
          <h1 id="top">{page.title}</h1>
          <p className="sw-lead">{page.description}</p>
          <ProductActions slug={page.slug} calculator={page.calculator?.name} />
        </div>
        {page.picture && <SitePicture picture={page.picture} first className="site-information__picture" />}
      </div>
      <div className="site-information__columns">
        <div className="site-information__text">
          <ContentsMenu headings={page.headings} />
          <InformationText
            parts={page.parts}
            calculator={page.calculator && <CalculatorSection key={localisePath(locale, `/${page.slug}`)} calculator={page.calculator} slug={page.slug} rates={rates} given={given} address={address} />}
          />
          <p className="sw-small">{t('information.updated', { date: format.date(page.updated) })}</p>
        </div>
        <SideMenu headings={page.headings} />
      </div>
    </div>
  );
}

/** Tells, once the page is there, that it exists in English alone. */
function EnglishOnly({ slug }: { readonly slug: string }): null {
  const { open } = useNotices();
  useEffect(() => {
    open('english-only');
    // Once for each page, not whenever the notices are drawn anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slug]);
  return null;
}
