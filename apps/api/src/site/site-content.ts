import { Injectable } from '@nestjs/common';
import { dateOf } from '@statewise/finance';
import { languages, type Language } from '@statewise/i18n';
import { PlainQuestion } from '@statewise/server/platform/captcha/plain-question.js';
import type { SiteReader } from '@statewise/site-content';
import { PricingService } from '../pricing/pricing.service.js';
import { Articles } from './blog/articles.js';
import { Pages } from './pages/pages.js';
import { loanLimits } from './rates/loan-limits.js';
import { individualRates, termRates } from './rates/wire-rates.js';
import { Search } from './search/search.service.js';
import type { SitemapEntry } from './sitemap.js';
import { LiveTexts } from './translations/live-texts.js';
import { Vacancies } from './vacancies/vacancies.js';

/** Pages that are not content but programs, after country and language. */
const fixedPaths = ['/', '/blog', '/jobs'];

/** Everything that the server-rendered site reads, as fields, so that other readers can be made of it; nothing here writes. */
@Injectable()
export class SiteContent implements SiteReader {
  readonly articles: SiteReader['articles'] = (locale, query) => this.blog.list(locale, query);
  readonly article: SiteReader['article'] = (id, locale) => this.blog.one(id, locale);
  readonly categories: SiteReader['categories'] = (language) => this.blog.categories(language);
  readonly page: SiteReader['page'] = (slug, locale) => this.information.one(slug, locale);
  readonly anniversary: SiteReader['anniversary'] = (locale) => this.information.anniversary(locale);
  readonly home: SiteReader['home'] = (locale) => this.information.home(locale);
  readonly pages: SiteReader['pages'] = () => this.information.all();
  readonly menus: SiteReader['menus'] = (locale) => this.information.menus(locale);
  readonly notices: SiteReader['notices'] = (locale) => this.information.notices(locale);
  readonly jobs: SiteReader['jobs'] = (locale) => this.vacancies.all(locale);
  readonly job: SiteReader['job'] = (id, locale) => this.vacancies.one(id, locale);
  readonly texts: SiteReader['texts'] = (language) => this.liveTexts.of(language);
  readonly search: SiteReader['search'] = (text, locale) => this.found.find(text, locale);
  readonly humanQuestion: SiteReader['humanQuestion'] = () => this.question.ask();

  readonly ratesOf: SiteReader['ratesOf'] = async (country) => {
    const [prices, list] = await Promise.all([this.pricing.pricesToday(country), this.pricing.priceList()]);
    const date = dateOf(new Date().toISOString());
    return {
      individual: individualRates(prices),
      byYear: termRates(prices),
      loans: loanLimits(list, { route: 'direct', country, date }),
    };
  };

  constructor(
    private readonly blog: Articles,
    private readonly information: Pages,
    private readonly vacancies: Vacancies,
    private readonly pricing: PricingService,
    private readonly liveTexts: LiveTexts,
    private readonly found: Search,
    private readonly question: PlainQuestion,
  ) {}

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
      ...articles.map(({ id, publish_date, texts }) => ({
        paths: pathsIn(languages, (language) => texts[language] && `/blog/${id}/${texts[language].slug}`),
        lastModified: publish_date,
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
