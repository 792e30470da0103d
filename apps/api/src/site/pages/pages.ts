import { Injectable } from '@nestjs/common';
import { languages, localisePath, bankPaths, standingPages, type Language, type Locale } from '@statewise/i18n';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { isStorable } from '@statewise/server/platform/http/read-body.js';
import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import { renderMarkdown } from '@statewise/server/platform/markdown/markdown.js';
import { safeAddress } from '@statewise/server/platform/markdown/link-address.js';
import {
  calculatorAnchors,
  type AnniversaryView,
  type CalculatorName,
  type HomeView,
  type Menus,
  type NoticeText,
  type PageCalculator,
  type PageView,
  type SiteLink,
  type WrittenPage,
} from '@statewise/site-content';
import { Pictures } from '../pictures.js';
import { dayColumn, textIn, textsColumn, type ContentTexts } from '../texts.js';
import type { Blocks } from '../content/block-types.js';
import { calculatorFirst } from './calculator-first.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What the site shows before anybody has written it. */
const unwritten: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** A page, stored or with a draft in the place of its texts. */
export interface StoredPage {
  readonly slug: string;
  readonly calculator: CalculatorName | 'saver-plus' | 'none';
  readonly picture: number | null;
  readonly updated: string;
  readonly texts: ContentTexts<'title' | 'description' | 'body'>;
}

/** The calculator of a page as the editor names it. */
const calculator = `coalesce(case when show_only_zero_rate then 'saver-plus' else calculator end, 'none') as calculator`;
const bySlug = statement<StoredPage>(
  'site-page',
  `select slug, ${calculator}, picture_id as picture, ${dayColumn('updated')},
      ${textsColumn('content_page', 'page_id', ['title', 'description', 'body'])} from page own where slug = $1`,
);
const all = statement<Pick<StoredPage, 'slug' | 'calculator' | 'updated'> & { texts: ContentTexts<'title'> }>(
  'site-pages',
  `select slug, ${calculator}, ${dayColumn('updated')}, ${textsColumn('content_page', 'page_id', ['title'])} from page own order by id`,
);
/** $1 slugs */
const picturesOf = statement<{ slug: string; picture: number }>(
  'site-page-pictures',
  'select slug, picture_id as picture from page where slug = any($1) and picture_id is not null',
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
    return (await this.view(await this.stored(slug), locale)) ?? unwrittenPage(slug, locale);
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
      calculator: calculatorNamed(page.calculator),
      picture: await this.pictures.one(page.picture, locale.language),
      updated: page.updated,
      languages: writtenIn(page.texts),
      isOnlyInEnglish: language !== locale.language,
    };
  }

  /** What pages there are, in the order in which they were made. */
  async all(): Promise<(WrittenPage & { updated: string; languages: Language[] })[]> {
    const pages = await this.sql.run(all, []);
    return pages.map(({ texts, calculator: name, ...page }) => ({
      ...page,
      calculator: calculatorNamed(name),
      languages: writtenIn(texts),
    }));
  }

  /** The menus, as `draft` says where one is looked at. */
  async menus(locale: Locale, draft?: Blocks['menus']): Promise<Menus> {
    const menus = draft ?? (await this.block('menus', locale.language));
    const { main, login, footer } = menus ?? unwritten[locale.language].menus;
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

  /** The home page, as `draft` says where one is looked at; each product has the picture of the page to which it leads. */
  async home(locale: Locale, draft?: Blocks['home']): Promise<HomeView> {
    const home = draft ?? (await this.block('home', locale.language)) ?? unwritten[locale.language].home;
    const slugOf = (href: string): string => href.replace(/^\/|[?#].*$/gs, '');
    const found = await this.sql.run(picturesOf, [home.products.map(({ href }) => slugOf(href))]);
    const ids = new Map(found.map(({ slug, picture }) => [slug, picture]));
    const pictures = await this.pictures.all([...ids.values()], locale.language);
    return {
      ...home,
      actions: home.actions.map((link) => pointLink(link, locale)),
      products: home.products.map(({ title, text, href }) => ({
        ...{ title, text },
        href: pointLink({ label: title, href }, locale).href,
        picture: pictures.get(ids.get(slugOf(href)) ?? 0),
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

/** A calculator as the editor names it: Saver Plus is that of term deposits with the rates that have no term. */
function calculatorNamed(named: StoredPage['calculator']): PageCalculator | undefined {
  if (named === 'none') return undefined;
  const showOnlyZeroRate = named === 'saver-plus';
  const name = showOnlyZeroRate ? 'term-deposit-saver-plus' : named;
  return { name, anchor: calculatorAnchors[name], showOnlyZeroRate };
}

/** A page to which every front end leads and which nobody has written yet: it says so, and how to ask. */
function unwrittenPage(slug: string, locale: Locale): PageView | undefined {
  if (!standingPages.includes(slug)) return undefined;
  const { menus, unwritten: texts } = unwritten[locale.language];
  const links = menus.footer.flatMap(({ items }) => items);
  const title = links.find(({ href }) => href === `/${slug}`)?.label ?? slug;
  const isContact = `/${slug}` === bankPaths.contact;
  return {
    ...{ slug, title, languages, language: locale.language, isOnlyInEnglish: false },
    description: isContact ? texts.contact : texts.description,
    parts: isContact ? [] : renderMarkdown(texts.body, locale).parts,
    headings: [{ level: 1, id: 'top', text: title }],
    calculator: undefined,
    picture: undefined,
    updated: undefined,
  };
}

/** A link with its address for the reader's country and language; none to where links must not lead. */
export function pointLink(link: SiteLink, locale: Locale): SiteLink {
  const href = safeAddress(link.href);
  return { ...link, href: href.startsWith('/') ? localisePath(locale, href) : href };
}
