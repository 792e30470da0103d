import { Injectable } from '@nestjs/common';
import { localisePath, type Language, type Locale } from '@statewise/i18n';
import { inLanguage, languageOfId } from '../language-id.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { Pictures, type Picture } from '../pictures.js';
import type { Vacancy } from './vacancy.entity.js';
import { VacancyRepository } from './vacancy.repository.js';

export interface VacancyView {
  readonly id: number;
  /** The language of the text: English when there is no translation. */
  readonly language: Language;
  readonly title: string;
  readonly slug: string;
  readonly url: string;
  readonly employmentKind: string;
  /** The kind in the reader's language. */
  readonly employmentType: string;
  readonly location: string;
  /** `YYYY-MM-DD`. */
  readonly publishDate: string;
  /** Safe HTML. */
  readonly html: string;
  readonly picture: Picture | undefined;
  /** The last part of its address in each language. */
  readonly slugs: Readonly<Partial<Record<Language, string>>>;
}

/** Open vacancies as pages show them. */
@Injectable()
export class Vacancies {
  constructor(
    private readonly repository: VacancyRepository,
    private readonly pictures: Pictures,
  ) {}

  async all(locale: Locale): Promise<VacancyView[]> {
    const vacancies = await this.repository.all();
    const pictures = await this.pictures.all(vacancies.map(({ pictureId }) => pictureId), locale.language);
    return vacancies.flatMap((vacancy) => viewOf(vacancy, locale, pictures.get(vacancy.pictureId ?? 0)));
  }

  async one(id: number, locale: Locale): Promise<VacancyView | undefined> {
    const vacancy = await this.repository.one(id);
    return vacancy ? viewOf(vacancy, locale, await this.pictures.one(vacancy.pictureId, locale.language))[0] : undefined;
  }
}

function viewOf(vacancy: Vacancy, locale: Locale, picture: Picture | undefined): VacancyView[] {
  const content = inLanguage(vacancy.contents, locale.language);
  if (!content) return [];
  const { id, location, publishDate, employmentType, contents } = vacancy;
  const html = renderMarkdown(content.body, locale).parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  const slugs = Object.fromEntries(contents.map(({ languageId, url }) => [languageOfId(languageId), url]));
  return [{
    id, title: content.title, slug: content.url, url: localisePath(locale, `/jobs/${id}/${content.url}`), language: languageOfId(content.languageId),
    employmentKind: employmentType.id, employmentType: employmentType.titles[locale.language], location, publishDate, html, picture, slugs,
  }];
}
