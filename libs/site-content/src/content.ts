import type { Language } from '@statewise/i18n';

/** A picture of the public site, sized so that nothing moves when it arrives. */
export interface Picture {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A heading within a text; its id is the hash that leads to it. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4;
  readonly id: string;
  readonly text: string;
}

/** A piece of a text: HTML in which nothing can run, or the place where the page's calculator stands. */
export type TextPart = { readonly kind: 'html'; readonly html: string } | { readonly kind: 'calculator' };

/** An article in a list. */
export interface ArticleCard {
  readonly id: number;
  /** Slug of its category. */
  readonly category: string;
  /** `YYYY-MM-DD`. */
  readonly publishDate: string;
  /** The language that the text is in: English where there is no translation. */
  readonly language: Language;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  /** Its address for the reader's country and language. */
  readonly url: string;
  readonly picture: Picture | undefined;
}

export interface ArticleView extends ArticleCard {
  /** Rendered from Markdown; nothing in it can run. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The last part of its address in each language that it exists in. */
  readonly slugs: Readonly<Partial<Record<Language, string>>>;
  readonly isOnlyInEnglish: boolean;
}

export interface ArticleList {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
}

/** Articles that a list loads at a time. */
export const articlesAtATime = 6;

/** A category of articles in the reader's language. */
export interface ArticleCategory {
  readonly slug: string;
  readonly name: string;
}

export const calculators = ['consumer-lending', 'factor', 'iban', 'pro', 'saver', 'term-deposit-saver-plus'] as const;
export type CalculatorName = (typeof calculators)[number];

/** The calculator of a page. */
export interface PageCalculator {
  readonly name: CalculatorName;
  /** The hash of its section. */
  readonly anchor: string;
  /** It shows the rates without a term alone. */
  readonly showOnlyZeroRate: boolean;
}

/** An information page; the first heading is its title with the hash `top`. */
export interface PageView {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly parts: readonly TextPart[];
  readonly headings: readonly Heading[];
  readonly calculator: PageCalculator | undefined;
  readonly picture: Picture | undefined;
  /** `YYYY-MM-DD`; undefined while nobody has written it. */
  readonly updated: string | undefined;
  /** Languages that the page is written in. */
  readonly languages: readonly Language[];
  readonly isOnlyInEnglish: boolean;
}

/** A page that somebody has written. */
export type WrittenPage = Pick<PageView, 'slug' | 'calculator'>;

/** A link; its address is that for the reader's country and language. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

interface MenuGroup {
  readonly label: string;
  readonly items: readonly SiteLink[];
}

export interface Menus {
  /** The main menu with its sub-menus. */
  readonly main: readonly MenuGroup[];
  readonly login: readonly SiteLink[];
  readonly footer: readonly MenuGroup[];
}

export const noticeNames = [
  'saver',
  'saver-plus',
  'term-deposit',
  'pro',
  'factor',
  'factor-apply',
  'english-only',
  'mobile-notification',
] as const;
export type NoticeName = (typeof noticeNames)[number];

/** What people are told before a link opens in a new tab; a link without an address leads to the same page in English. */
export interface NoticeText {
  readonly name: NoticeName;
  readonly title: string;
  readonly text: string;
  readonly button: SiteLink;
}

export interface HomeProduct {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture: Picture | undefined;
}

export interface HomeView {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly actions: readonly SiteLink[];
  readonly products: readonly HomeProduct[];
}

/** An open job. */
export interface JobView {
  readonly id: number;
  /** The language that the text is in: English where there is no translation. */
  readonly language: Language;
  readonly title: string;
  readonly slug: string;
  /** Its address for the reader's country and language. */
  readonly url: string;
  /** `full-time`, `part-time`, `internship`, `temporary`, or another that the bank added. */
  readonly employmentKind: string;
  /** The same in the reader's language. */
  readonly employmentType: string;
  /** The place of work as it stands in an address: `brussels`. */
  readonly place: string;
  /** The same in the reader's language. */
  readonly location: string;
  /** What is known of where it is; the country as two capitals. */
  readonly address: {
    readonly country: string | null;
    readonly street: string | null;
    readonly postalCode: string | null;
  };
  /** `YYYY-MM-DD`. */
  readonly publishDate: string;
  /** The last day on which one can apply, `YYYY-MM-DD`; null where there is none. */
  readonly validThrough: string | null;
  /** Rendered from Markdown; nothing in it can run. */
  readonly html: string;
  readonly picture: Picture | undefined;
  /** The last part of its address in each language that it exists in. */
  readonly slugs: Readonly<Partial<Record<Language, string>>>;
}

/** A year of the bank's history. */
export interface MilestoneView {
  readonly year: number;
  readonly title: string;
  readonly text: string;
  /** A number that stands for the year, as the language writes it. */
  readonly figure?: { readonly value: string; readonly label: string };
  readonly picture: Picture | undefined;
}

/** A quote about the bank, with the name and the role of the person who said it. */
export interface Quote {
  readonly text: string;
  readonly name: string;
  readonly role: string;
}

/** The page of the bank's thirty years. */
export interface AnniversaryView {
  readonly slug: string;
  /** The language of the text: English where there is no translation. */
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly title: string;
  readonly description: string;
  /** Rendered from Markdown; nothing in it can run. */
  readonly lead: readonly TextPart[];
  /** `YYYY-MM-DD`. */
  readonly updated: string | undefined;
  readonly milestones: readonly MilestoneView[];
  readonly quotes: readonly Quote[];
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly button: SiteLink;
    readonly links: readonly SiteLink[];
  };
}

/** A page, an article or a job that was found. */
export interface SearchHit {
  readonly title: string;
  /** Pieces of the text; those that match are what was searched for. */
  readonly excerpt_parts: readonly { readonly text: string; readonly match: boolean }[];
  readonly url: string;
  readonly kind: 'page' | 'article' | 'job';
  readonly language: Language;
}

/** What a search found. */
export interface SearchAnswer {
  /** The first twenty. */
  readonly results: readonly SearchHit[];
  readonly total: number;
  /** What was searched for instead, where nothing was found as it was typed. */
  readonly corrected?: string;
}
