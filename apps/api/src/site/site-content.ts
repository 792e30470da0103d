import { Injectable } from '@nestjs/common';
import { dateOf } from '@statewise/finance';
import { languages, type Country, type Language, type Locale } from '@statewise/i18n';
import type { AnniversaryView, ArticleList, ArticleView, CountryRates, JobView } from '@statewise/site-content';
import { PricingService } from '../pricing/pricing.service.js';
import { Articles } from './blog/articles.js';
import type { Menus, Notice } from './content/block-types.js';
import { AnniversaryPage } from './pages/anniversary-page.js';
import { Pages, type HomeView, type PageView } from './pages/pages.js';
import { loanLimits } from './rates/loan-limits.js';
import { individualRates, termRates } from './rates/wire-rates.js';
import type { SitemapEntry } from './sitemap.js';
import { LiveTexts, type TextsByArea } from './translations/live-texts.js';
import { Vacancies } from './vacancies/vacancies.js';

/** Pages that are not content but programs, after country and language. */
const fixedPaths = ['/', '/blog', '/jobs'];

/** Everything that the server-rendered site reads, in one place; nothing here writes. */
@Injectable()
export class SiteContent {
  constructor(
    private readonly blog: Articles,
    private readonly information: Pages,
    private readonly anniversaryPage: AnniversaryPage,
    private readonly vacancies: Vacancies,
    private readonly pricing: PricingService,
    private readonly liveTexts: LiveTexts,
  ) {}

  articles(
    locale: Locale,
    query: { category?: string | undefined; offset?: number; limit?: number } = {},
  ): Promise<ArticleList> {
    return this.blog.list(locale, query);
  }

  article(id: number, locale: Locale): Promise<ArticleView | undefined> {
    return this.blog.one(id, locale);
  }

  categories(language: Language): Promise<{ slug: string; name: string }[]> {
    return this.blog.categories(language);
  }

  page(slug: string, locale: Locale): Promise<PageView | undefined> {
    return this.information.one(slug, locale);
  }

  anniversary(locale: Locale): Promise<AnniversaryView | undefined> {
    return this.anniversaryPage.read(locale);
  }

  home(locale: Locale): Promise<HomeView | undefined> {
    return this.information.home(locale);
  }

  /** Main menu, login menu and footer. */
  menus(locale: Locale): Promise<Menus> {
    return this.information.menus(locale);
  }

  notices(locale: Locale): Promise<readonly Notice[]> {
    return this.information.notices(locale);
  }

  jobs(locale: Locale): Promise<JobView[]> {
    return this.vacancies.all(locale);
  }

  job(id: number, locale: Locale): Promise<JobView | undefined> {
    return this.vacancies.one(id, locale);
  }

  async ratesOf(country: Country): Promise<CountryRates> {
    const [prices, list] = await Promise.all([this.pricing.pricesToday(country), this.pricing.priceList()]);
    const date = dateOf(new Date().toISOString());
    return {
      individual: individualRates(prices),
      byYear: termRates(prices),
      loans: loanLimits(list, { route: 'direct', country, date }),
    };
  }

  /** Texts in other words than the release has. */
  texts(language: Language): Promise<TextsByArea> {
    return this.liveTexts.of(language);
  }

  async sitemap(): Promise<SitemapEntry[]> {
    const [pages, articles, jobs] = await Promise.all([
      this.information.all(),
      this.blog.all(),
      this.vacancies.all({ country: 'ot', language: 'en' }),
    ]);
    return [
      ...fixedPaths.map((path) => ({ paths: pathsIn(languages, () => path) })),
      ...pages.map(({ slug, updated, languages: written }) => ({
        paths: pathsIn(written, () => `/${slug}`),
        lastModified: updated,
      })),
      ...articles.map(({ id, publishDate, slugs }) => ({
        paths: pathsIn(languages, (language) => slugs[language] && `/blog/${id}/${slugs[language]}`),
        lastModified: publishDate,
      })),
      ...jobs.map(({ id, publishDate, slugs }) => ({
        paths: pathsIn(languages, (language) => slugs[language] && `/jobs/${id}/${slugs[language]}`),
        lastModified: publishDate,
      })),
    ];
  }
}

function pathsIn(
  written: readonly Language[],
  path: (language: Language) => string | undefined,
): SitemapEntry['paths'] {
  return Object.fromEntries(
    written.flatMap((language) => {
      const found = path(language);
      return found === undefined ? [] : [[language, found]];
    }),
  );
}
