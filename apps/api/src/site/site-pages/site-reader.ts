import type { INestApplication } from '@nestjs/common';
import type { SiteReader } from '@statewise/site-content';
import { PlainQuestion } from '@statewise/server/platform/captcha/plain-question.js';
import { Search } from '../search/search.service.js';
import { SiteContent } from '../site-content.js';

/** The content as the site's pages read it. */
export function siteReader(app: INestApplication): SiteReader {
  const content = app.get(SiteContent, { strict: false });
  const search = app.get(Search, { strict: false });
  const question = app.get(PlainQuestion, { strict: false });
  return {
    articles: (locale, query) => content.articles(locale, query),
    article: (id, locale) => content.article(id, locale),
    categories: (language) => content.categories(language),
    page: (slug, locale) => content.page(slug, locale),
    anniversary: (locale) => content.anniversary(locale),
    home: (locale) => content.home(locale),
    menus: (locale) => content.menus(locale),
    notices: (locale) => content.notices(locale),
    jobs: (locale) => content.jobs(locale),
    job: (id, locale) => content.job(id, locale),
    texts: (language) => content.texts(language),
    ratesOf: (country) => content.ratesOf(country),
    humanQuestion: () => question.ask(),
    search: (text, locale) => search.find(text, locale),
  };
}
