import type { IndividualRate, TermRate } from '@statewise/finance';
import type { Country, Language, Locale } from '@statewise/i18n';
import type {
  ArticleCategory,
  ArticleList,
  ArticleView,
  HomeView,
  JobView,
  Menus,
  NoticeText,
  PageView,
  SearchHit,
} from './content.js';

/** Which articles of a list are wanted. */
export interface ArticleQuery {
  /** Slug; all when there is none. */
  readonly category?: string | undefined;
  readonly offset?: number;
  readonly limit?: number;
}

/** The rates that the calculators of a country use. */
export interface CountryRates {
  readonly individual: readonly IndividualRate[];
  readonly byYear: readonly TermRate[];
}

/** What the public site's pages read; undefined where there is nothing of that name. */
export interface SiteReader {
  articles(locale: Locale, query?: ArticleQuery): Promise<ArticleList>;
  article(id: number, locale: Locale): Promise<ArticleView | undefined>;
  categories(language: Language): Promise<readonly ArticleCategory[]>;
  page(slug: string, locale: Locale): Promise<PageView | undefined>;
  home(locale: Locale): Promise<HomeView | undefined>;
  menus(locale: Locale): Promise<Menus>;
  notices(locale: Locale): Promise<readonly NoticeText[]>;
  /** Every open job, the newest first. */
  jobs(locale: Locale): Promise<readonly JobView[]>;
  job(id: number, locale: Locale): Promise<JobView | undefined>;
  ratesOf(country: Country): Promise<CountryRates>;
  search(text: string, locale: Locale): Promise<readonly SearchHit[]>;
}
