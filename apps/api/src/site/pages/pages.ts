import { Injectable } from '@nestjs/common';
import { languages, localisePath, bankPaths, type Language, type Locale } from '@statewise/i18n';
import { isStorable } from '@statewise/server/platform/http/read-body.js';
import { inLanguage, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
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
import type { ContentPage, Page } from './page.entity.js';
import { calculatorFirst } from './calculator-first.js';
import { PageRepository } from './page.repository.js';

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
export type PageContent = Pick<Page, 'slug' | 'calculator' | 'showOnlyZeroRate' | 'pictureId' | 'updated'> & {
  readonly contents: readonly Pick<ContentPage, 'languageId' | 'title' | 'description' | 'body'>[];
};

/** The languages that there are texts in, in the order in which the product lists languages. */
function writtenIn(contents: readonly Pick<ContentPage, 'languageId'>[]): Language[] {
  const written = new Set(contents.map(({ languageId }) => languageOfId(languageId)));
  return languages.filter((language) => written.has(language));
}

/** The information pages, and what stands on every page. */
@Injectable()
export class Pages {
  constructor(
    private readonly repository: PageRepository,
    private readonly pictures: Pictures,
  ) {}

  /** The page of a slug, which is what stands in an address: no page has one that could not be stored. */
  async one(slug: string, locale: Locale): Promise<PageView | undefined> {
    if (!isStorable(slug)) return undefined;
    return this.view(await this.repository.bySlug(slug), locale);
  }

  /** A page as people read it. */
  async view(page: PageContent | null, locale: Locale): Promise<PageView | undefined> {
    const content = page && inLanguage(page.contents, locale.language);
    if (!content) return undefined;
    const { parts, headings } = renderMarkdown(calculatorFirst(content.body), locale);
    const language = languageOfId(content.languageId);
    const { title, description } = content;
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
              showOnlyZeroRate: page.showOnlyZeroRate,
            },
      picture: await this.pictures.one(page.pictureId, locale.language),
      updated: page.updated,
      languages: writtenIn(page.contents),
      isOnlyInEnglish: language !== locale.language,
    };
  }

  /** Every page's address and languages, for the sitemap. */
  async all(): Promise<{ slug: string; updated: string; languages: Language[] }[]> {
    return (await this.repository.all()).map(({ slug, updated, contents }) => ({
      slug,
      updated,
      languages: writtenIn(contents),
    }));
  }

  async menus(locale: Locale): Promise<Menus> {
    const { main, login, footer } = (await this.repository.block('menus', locale.language)) ?? {
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
    const notices = (await this.repository.block('notices', locale.language)) ?? [];
    return notices.map((notice) => ({ ...notice, button: pointLink(notice.button, locale) }));
  }

  async home(locale: Locale): Promise<HomeView | undefined> {
    const home = await this.repository.block('home', locale.language);
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
      this.repository.block('anniversary', locale.language),
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
}

/** A link with its address for the reader's country and language; none to where links must not lead. */
export function pointLink(link: SiteLink, locale: Locale): SiteLink {
  const href = safeAddress(link.href);
  return { ...link, href: href.startsWith('/') ? localisePath(locale, href) : href };
}
