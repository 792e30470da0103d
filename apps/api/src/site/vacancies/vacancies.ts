import { Injectable } from '@nestjs/common';
import type { JobView, Picture } from '@statewise/site-content';
import { localisePath, type Locale } from '@statewise/i18n';
import { inLanguage, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { renderMarkdown } from '@statewise/server/platform/markdown/markdown.js';
import { Pictures } from '../pictures.js';
import type { Vacancy } from './vacancy.entity.js';
import { VacancyRepository } from './vacancy.repository.js';

/** Open vacancies as pages show them. */
@Injectable()
export class Vacancies {
  constructor(
    private readonly repository: VacancyRepository,
    private readonly pictures: Pictures,
  ) {}

  async all(locale: Locale): Promise<JobView[]> {
    const vacancies = await this.repository.all();
    const pictures = await this.pictures.all(
      vacancies.map(({ pictureId }) => pictureId),
      locale.language,
    );
    return vacancies.flatMap((vacancy) => viewOf(vacancy, locale, pictures.get(vacancy.pictureId ?? 0)));
  }

  async one(id: number, locale: Locale): Promise<JobView | undefined> {
    return this.view(await this.repository.one(id), locale);
  }

  /** A job as its page shows it. */
  async view(vacancy: VacancyContent | null, locale: Locale): Promise<JobView | undefined> {
    return vacancy
      ? viewOf(vacancy, locale, await this.pictures.one(vacancy.pictureId, locale.language))[0]
      : undefined;
  }
}

/** A job, stored or a draft. */
export type VacancyContent = Pick<
  Vacancy,
  'id' | 'employmentType' | 'place' | 'pictureId' | 'publishDate' | 'validThrough'
> & {
  readonly contents: readonly Pick<Vacancy['contents'][number], 'languageId' | 'title' | 'url' | 'body'>[];
};

function viewOf(vacancy: VacancyContent, locale: Locale, picture: Picture | undefined): JobView[] {
  const content = inLanguage(vacancy.contents, locale.language);
  if (!content) return [];
  const { id, place, publishDate, validThrough, employmentType, contents } = vacancy;
  const html = renderMarkdown(content.body, locale)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');
  const slugs = Object.fromEntries(contents.map(({ languageId, url }) => [languageOfId(languageId), url]));
  return [
    {
      id,
      title: content.title,
      slug: content.url,
      url: localisePath(locale, `/jobs/${id}/${content.url}`),
      language: languageOfId(content.languageId),
      employmentKind: employmentType.id,
      employmentType: employmentType.titles[locale.language],
      place: place.id,
      location: place.names[locale.language],
      address: { country: place.country, street: place.street, postalCode: place.postalCode },
      publishDate,
      validThrough,
      html,
      picture,
      slugs,
    },
  ];
}
