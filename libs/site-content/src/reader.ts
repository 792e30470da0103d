import type { IndividualRate, TermRate } from '@statewise/finance';
import type { Country, Language, Locale } from '@statewise/i18n';
import type {
  AnniversaryView,
  ArticleCategory,
  ArticleList,
  ArticleView,
  HomeView,
  JobView,
  Menus,
  NoticeText,
  PageView,
  SearchAnswer,
  WrittenPage,
} from './content.js';

/** Which articles of a list are wanted. */
export interface ArticleQuery {
  /** Slug; all when there is none. */
  readonly category?: string | undefined;
  readonly limit?: number;
}

/** How much is lent of a product, and for how long. */
export interface LoanLimits {
  /** Its number on the wire. */
  readonly type: number;
  /** In euro. */
  readonly least: number;
  /** In euro; null where there is no maximum. */
  readonly most: number | null;
  /** In months. */
  readonly shortest: number;
  /** The longest term in months by the amount in euro from which it is lent, ascending. */
  readonly longest: readonly { readonly from: number; readonly months: number }[];
}

/** What the calculators of a country go by: the rates, and what is lent. */
export interface CountryRates {
  readonly individual: readonly IndividualRate[];
  readonly byYear: readonly TermRate[];
  readonly loans: readonly LoanLimits[];
}

/** A sum that tells people without script from programs, and the token that goes back with its answer. */
export interface HumanQuestion {
  readonly first: number;
  readonly second: number;
  readonly token: string;
}

/** What the public site's pages read; undefined where there is nothing of that name. */
export interface SiteReader {
  articles(locale: Locale, query?: ArticleQuery): Promise<ArticleList>;
  article(id: number, locale: Locale): Promise<ArticleView | undefined>;
  categories(language: Language): Promise<readonly ArticleCategory[]>;
  page(slug: string, locale: Locale): Promise<PageView | undefined>;
  anniversary(locale: Locale): Promise<AnniversaryView | undefined>;
  home(locale: Locale): Promise<HomeView>;
  /** The pages that somebody has written, in the order in which they were made. */
  pages(): Promise<readonly WrittenPage[]>;
  menus(locale: Locale): Promise<Menus>;
  notices(locale: Locale): Promise<readonly NoticeText[]>;
  /** Every open job, the newest first. */
  jobs(locale: Locale): Promise<readonly JobView[]>;
  job(id: number, locale: Locale): Promise<JobView | undefined>;
  /** Texts by area and key, in other words than the release has. */
  texts(language: Language): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
  ratesOf(country: Country): Promise<CountryRates>;
  /** Returns a new question for a form; undefined where there is no human check. */
  humanQuestion(): HumanQuestion | undefined;
  search(text: string, locale: Locale): Promise<SearchAnswer>;
}
