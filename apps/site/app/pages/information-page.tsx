import { useFormat, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { CalculatorSection } from '../calculators/calculator-section.js';
import { useCalculatorText } from '../calculators/messages/use-calculator-text.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { ProductActions } from '../information/product-actions.js';
import { ContentsMenu, SideMenu } from '../information/side-menu.js';
import { useSiteText } from '../messages/use-site-text.js';
import { NoticeAtOnce } from '../notices/notice-link.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';
import type { loader } from '../routes/information.js';
import '../calculators/calculators.css';

/** An information page with its side menu and its calculator. */
export function Page({ data: { page, rates, given, address } }: Loaded<typeof loader>): ReactNode {
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
          <ProductActions slug={page.slug} calculator={page.calculator?.name} />
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
