import { Injectable } from '@nestjs/common';
import { languages, localisePath, bankPaths, type Language, type Locale } from '@statewise/i18n';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { isStorable } from '@statewise/server/platform/http/read-body.js';
import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import { renderMarkdown } from '@statewise/server/platform/markdown/markdown.js';
import { safeAddress } from '@statewise/server/platform/markdown/link-address.js';
import type {
  AnniversaryView,
  CalculatorName,
  HomeView,
  Menus,
  NoticeText,
  PageView,
  SiteLink,
} from '@statewise/site-content';
import { Pictures } from '../pictures.js';
import { dayColumn, textIn, textsColumn, type ContentTexts } from '../texts.js';
import type { Blocks } from '../content/block-types.js';
import { calculatorFirst } from './calculator-first.js';

/** Where each calculator stands on its page. */
const calculatorAnchors: Readonly<Record<CalculatorName, string>> = {
  'consumer-lending': 'consumer-lending-calculator',
  factor: 'factor-calculator',
  iban: 'iban-calculator',
  pro: 'meridian-pro-calculator',
  saver: 'saver-calculator',
  'term-deposit-saver-plus': 'term-deposit-saver-plus-calculator',
};

/** A page, stored or with a draft in the place of its texts. */
export interface StoredPage {
  readonly slug: string;
  readonly calculator: CalculatorName | null;
  readonly show_only_zero_rate: boolean;
  readonly picture: number | null;
  readonly updated: string;
  readonly texts: ContentTexts<'title' | 'description' | 'body'>;
}

const bySlug = statement<StoredPage>(
  'site-page',
  `select slug, calculator, show_only_zero_rate, picture_id as picture, ${dayColumn('updated')},
      ${textsColumn('content_page', 'page_id', ['title', 'description', 'body'])} from page own where slug = $1`,
);
const all = statement<Pick<StoredPage, 'slug' | 'updated'> & { texts: ContentTexts<'title'> }>(
  'site-pages',
  `select slug, ${dayColumn('updated')}, ${textsColumn('content_page', 'page_id', ['title'])} from page own order by slug`,
);
/** A block in the language $2, else in English. */
const block = statement<{ content: object }>(
  'site-block',
  'select content from content_block where name = $1 and language_id in ($2::smallint, 1) order by language_id <> 1 desc limit 1',
);

/** The languages that there are texts in, in the order in which the product lists languages. */
const writtenIn = (texts: ContentTexts<'title'>): Language[] => languages.filter((language) => texts[language]);

/** The information pages, and what stands on every page. */
@Injectable()
export class Pages {
  constructor(
    private readonly sql: Sql,
    private readonly pictures: Pictures,
  ) {}

  /** The page of a slug, which is what stands in an address: no page has one that could not be stored. */
  async one(slug: string, locale: Locale): Promise<PageView | undefined> {
    if (!isStorable(slug)) return undefined;
    return this.view(await this.stored(slug), locale);
  }

  async stored(slug: string): Promise<StoredPage | undefined> {
    return (await this.sql.run(bySlug, [slug]))[0];
  }

  /** A page as people read it. */
  async view(page: StoredPage | undefined, locale: Locale): Promise<PageView | undefined> {
    const text = page && textIn(page.texts, locale.language);
    if (!text) return undefined;
    const { title, description, language } = text;
    const { parts, headings } = renderMarkdown(calculatorFirst(text.body), locale);
    return {
      slug: page.slug,
      language,
      title,
      description,
      parts,
      headings: [{ level: 1, id: 'top', text: title }, ...headings],
      calculator:
        page.calculator === null
          ? undefined
          : {
              name: page.calculator,
              anchor: calculatorAnchors[page.calculator],
              showOnlyZeroRate: page.show_only_zero_rate,
            },
      picture: await this.pictures.one(page.picture, locale.language),
      updated: page.updated,
      languages: writtenIn(page.texts),
      isOnlyInEnglish: language !== locale.language,
    };
  }

  /** Every page's address and languages, for the sitemap. */
  async all(): Promise<{ slug: string; updated: string; languages: Language[] }[]> {
    const pages = await this.sql.run(all, []);
    return pages.map(({ texts, ...page }) => ({ ...page, languages: writtenIn(texts) }));
  }

  async menus(locale: Locale): Promise<Menus> {
    const { main, login, footer } = (await this.block('menus', locale.language)) ?? {
      main: [],
      login: [],
      footer: [],
    };
    const group = ({ label, items }: Menus['main'][number]) => ({
      label,
      items: items.map((link) => pointLink(link, locale)),
    });
    return { main: main.map(group), login: login.map((link) => pointLink(link, locale)), footer: footer.map(group) };
  }

  async notices(locale: Locale): Promise<readonly NoticeText[]> {
    const notices = (await this.block('notices', locale.language)) ?? [];
    return notices.map((notice) => ({ ...notice, button: pointLink(notice.button, locale) }));
  }

  async home(locale: Locale): Promise<HomeView | undefined> {
    const home = await this.block('home', locale.language);
    if (!home) return undefined;
    const pictures = await this.pictures.all(
      [home.picture, ...home.products.map(({ picture }) => picture)],
      locale.language,
    );
    return {
      ...home,
      actions: home.actions.map((link) => pointLink(link, locale)),
      picture: pictures.get(home.picture),
      products: home.products.map((product) => ({
        ...product,
        href: localisePath(locale, safeAddress(product.href)),
        picture: pictures.get(product.picture),
      })),
    };
  }

  /** A page whose title and lead stand among the information pages, and its timeline in a block. */
  async anniversary(locale: Locale): Promise<AnniversaryView | undefined> {
    const [page, story] = await Promise.all([
      this.one(bankPaths.anniversary.slice(1), locale),
      this.block('anniversary', locale.language),
    ]);
    if (!page || !story) return undefined;
    const { slug, language, languages, title, description, parts, updated } = page;
    const { milestones, quotes, closing } = story;
    const pictures = await this.pictures.all(
      milestones.map(({ picture }) => picture),
      locale.language,
    );
    return {
      ...{ slug, language, languages, title, description, updated, quotes },
      lead: parts,
      milestones: milestones.map((milestone) => ({ ...milestone, picture: pictures.get(milestone.picture) })),
      closing: {
        ...closing,
        button: pointLink(closing.button, locale),
        links: closing.links.map((link) => pointLink(link, locale)),
      },
    };
  }

  /** A block in a language, else in English; undefined when there is none. */
  private async block<Name extends keyof Blocks>(name: Name, language: Language): Promise<Blocks[Name] | undefined> {
    const [found] = await this.sql.run(block, [name, languageIds[language]]);
    // The name decides the shape; the loader writes both from one typed value.
    return found?.content as Blocks[Name] | undefined;
  }
}

/** A link with its address for the reader's country and language; none to where links must not lead. */
export function pointLink(link: SiteLink, locale: Locale): SiteLink {
  const href = safeAddress(link.href);
  return { ...link, href: href.startsWith('/') ? localisePath(locale, href) : href };
}
