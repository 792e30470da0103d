import type { Language, Locale } from '@statewise/i18n';
import type { Heading, PageView, SiteHost } from '@statewise/site-content';
import { useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import { aboutPage } from '../head/head.js';
import { notFound } from '../locale.js';
import { useSiteText } from '../messages/use-site-text.js';
import { NoticeAtOnce } from '../notices/notice-link.js';
import { SitePicture } from '../picture.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { ContentsMenu, SideMenu } from './side-menu.js';

/** What the loader of an information page tells; an unknown one is no page. */
export async function loadInformation(slug: string, locale: Locale, host: SiteHost) {
  const page = await host.reader.page(slug, locale);
  if (!page) throw notFound();
  const { title, description, languages, updated } = page;
  const path = `/${page.slug}`;
  const pathIn = (language: Language) => (languages.includes(language) ? path : undefined);
  const way = [{ name: title, path }];
  const isHidden = updated === undefined;
  return { page, ...aboutPage(host, locale, { title, description, path, pathIn, way, isHidden }) };
}

/** The language of what is written on a page, where it is not that of what stands around it. */
export function langOf({ isOnlyInEnglish, language }: Pick<PageView, 'isOnlyInEnglish' | 'language'>) {
  return isOnlyInEnglish ? language : undefined;
}

interface InformationPageProps {
  readonly page: PageView;
  readonly className?: string;
  /** What stands among the text and is no part of it: the menus lead to it behind the top. */
  readonly part: Heading | undefined;
  /** What one can do, beside the title. */
  readonly actions?: ReactNode;
  /** What is said before anything else. */
  readonly notice?: ReactNode;
  /** What stands before the menu of a phone. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** A page of information: its title and picture, and its text beside the menu of its headings. */
export function InformationPage({
  page,
  className = 'sw-width site-information',
  part,
  actions,
  notice,
  first,
  children,
}: InformationPageProps) {
  const t = useSiteText();
  const format = useFormat();
  const lang = langOf(page);
  const [top, ...sections] = page.headings.map((heading) => ({ ...heading, lang }));
  const headings = [...(top ? [top] : []), ...(part ? [part] : []), ...sections];
  return (
    <div className={className} data-calculator={page.calculator?.name}>
      {page.isOnlyInEnglish && <p className="site-hint">{t('information.inEnglish')}</p>}
      {page.isOnlyInEnglish && <NoticeAtOnce name="english-only" />}
      <Breadcrumbs steps={[{ name: page.title, path: `/${page.slug}`, lang }]} />
      <div className="site-information__head">
        <div>
          <h1 id="top" lang={lang}>
            {page.title}
          </h1>
          <p className="sw-lead" lang={lang}>
            {page.description}
          </p>
          {actions}
        </div>
        {page.picture && <SitePicture picture={page.picture} first lang={lang} className="site-information__picture" />}
      </div>
      {notice}
      <div className="site-information__columns">
        <div className="site-information__text">
          {first}
          <ContentsMenu headings={headings} />
          {children}
          {page.updated !== undefined && (
            <p className="sw-small">{t('information.updated', { date: format.date(page.updated) })}</p>
          )}
        </div>
        <SideMenu headings={headings} />
      </div>
    </div>
  );
}
