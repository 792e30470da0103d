import { Injectable } from '@nestjs/common';
import { languages, type Language, type Locale } from '@statewise/i18n';
import type { ArticleView, JobView, PageView } from '@statewise/site-content';
import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import type { Preview } from '../../editing/previews.service.js';
import { Articles } from '../blog/articles.js';
import { PageRepository } from '../pages/page.repository.js';
import { Pages } from '../pages/pages.js';
import { Vacancies } from '../vacancies/vacancies.js';
import { VacancyRepository } from '../vacancies/vacancy.repository.js';

type Draft = Preview['content'];

/** Drafts as the pages of the site show them. */
@Injectable()
export class SiteDrafts {
  constructor(
    private readonly articles: Articles,
    private readonly pages: Pages,
    private readonly pageRows: PageRepository,
    private readonly vacancies: Vacancies,
    private readonly vacancyRows: VacancyRepository,
  ) {}

  article(id: number, draft: Draft, locale: Locale): Promise<ArticleView | undefined> {
    const { facts } = draft;
    const contents = textsOf(draft, (text) => ({
      title: text('title'),
      url: text('slug'),
      excerpt: text('excerpt'),
      body: text('body'),
    }));
    const [category, publishDate] = [String(facts['category']), String(facts['publish_date'])];
    return this.articles.view({ id, category, publishDate, pictureId: pictureOf(draft), contents }, locale);
  }

  async page(slug: string, draft: Draft, locale: Locale): Promise<PageView | undefined> {
    const page = await this.pageRows.bySlug(slug);
    if (!page) return undefined;
    const contents = textsOf(draft, (text) => ({
      title: text('title'),
      description: text('description'),
      body: text('body'),
    }));
    return this.pages.view({ ...page, pictureId: pictureOf(draft), contents }, locale);
  }

  async job(id: number, draft: Draft, locale: Locale): Promise<JobView | undefined> {
    const { facts } = draft;
    const employmentType = await this.vacancyRows.employmentType(String(facts['employment_type']));
    const place = await this.vacancyRows.place(String(facts['place']));
    if (!employmentType || !place) return undefined;
    const contents = textsOf(draft, (text) => ({ title: text('title'), url: text('slug'), body: text('body') }));
    const publishDate = String(facts['publish_date']);
    const validThrough = typeof facts['valid_through'] === 'string' ? facts['valid_through'] : null;
    const pictureId = pictureOf(draft);
    return this.vacancies.view({ id, employmentType, place, publishDate, validThrough, pictureId, contents }, locale);
  }
}

const pictureOf = ({ facts }: Draft): number | null => (typeof facts['picture'] === 'number' ? facts['picture'] : null);

/** What a draft has in each of its languages, by the numbers of the tables. */
function textsOf<Row>(
  { texts }: Draft,
  row: (text: (name: string) => string) => Row,
): (Row & { readonly languageId: number })[] {
  return languages.flatMap((language: Language) => {
    const own = texts[language];
    return own ? [{ ...row((name) => String(own[name] ?? '')), languageId: languageIds[language] }] : [];
  });
}
