import { Injectable } from '@nestjs/common';
import type { JobView, Picture } from '@statewise/site-content';
import { localisePath, type Language, type Locale } from '@statewise/i18n';
import { today } from '@statewise/server/platform/database/bank-day.js';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { renderMarkdown } from '@statewise/server/platform/markdown/markdown.js';
import { Pictures } from '../pictures.js';
import { dayColumn, slugsOf, textIn, textsColumn, type ContentTexts } from '../texts.js';

type Names = Readonly<Record<Language, string>>;

/** What a kind of employment and a place of work are called, and where that is. */
interface WorkNames {
  readonly kind_names: Names;
  readonly place_names: Names;
  readonly country: string | null;
  readonly street: string | null;
  readonly postal_code: string | null;
}

/** A job, stored or a draft. */
export interface StoredVacancy extends WorkNames {
  readonly id: number;
  readonly employment_type: string;
  readonly place: string;
  readonly picture: number | null;
  readonly publish_date: string;
  readonly valid_through: string | null;
  readonly texts: ContentTexts<'title' | 'slug' | 'body'>;
}

const names = 'kind.titles as kind_names, at.names as place_names, at.country, at.street, at.postal_code';
/** One that is closed is there no more. */
const open = `select own.id, employment_type, place, picture_id as picture, ${dayColumn('publish_date')}, ${dayColumn('valid_through')},
    ${names}, ${textsColumn('content_vacancy', 'vacancy_id', ['title', 'slug', 'body'])}
  from vacancy own join employment_type kind on kind.id = employment_type join work_place at on at.id = place
  where (own.valid_through is null or own.valid_through >= ${today})`;

const all = statement<StoredVacancy>('site-vacancies', `${open} order by own.publish_date desc, own.id`);
const one = statement<StoredVacancy>('site-vacancy', `${open} and own.id = $1`);
const namesOf = statement<WorkNames>(
  'site-work-names',
  `select ${names} from employment_type kind, work_place at where kind.id = $1 and at.id = $2`,
);

/** Open vacancies as pages show them. */
@Injectable()
export class Vacancies {
  constructor(
    private readonly sql: Sql,
    private readonly pictures: Pictures,
  ) {}

  async all(locale: Locale): Promise<JobView[]> {
    const vacancies = await this.stored();
    const pictures = await this.pictures.all(
      vacancies.map(({ picture }) => picture),
      locale.language,
    );
    return vacancies.flatMap((vacancy) => viewOf(vacancy, locale, pictures.get(vacancy.picture ?? 0)));
  }

  stored(): Promise<StoredVacancy[]> {
    return this.sql.run(all, []);
  }

  async one(id: number, locale: Locale): Promise<JobView | undefined> {
    return this.view((await this.sql.run(one, [id]))[0], locale);
  }

  /** A job as its page shows it. */
  async view(vacancy: StoredVacancy | undefined, locale: Locale): Promise<JobView | undefined> {
    return vacancy && viewOf(vacancy, locale, await this.pictures.one(vacancy.picture, locale.language))[0];
  }

  /** The same of a draft, which has the names of its kind and place not in it. */
  async draft(draft: Omit<StoredVacancy, keyof WorkNames>, locale: Locale): Promise<JobView | undefined> {
    const [found] = await this.sql.run(namesOf, [draft.employment_type, draft.place]);
    return found && this.view({ ...found, ...draft }, locale);
  }
}

function viewOf(vacancy: StoredVacancy, locale: Locale, picture: Picture | undefined): JobView[] {
  const text = textIn(vacancy.texts, locale.language);
  if (!text) return [];
  const { id, place, publish_date: publishDate, valid_through: validThrough, employment_type, texts } = vacancy;
  const { country, street, postal_code: postalCode } = vacancy;
  const { title, slug, language } = text;
  const html = renderMarkdown(text.body, locale)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');
  return [
    {
      ...{ id, title, slug, language, place, publishDate, validThrough, html, picture },
      url: localisePath(locale, `/jobs/${id}/${slug}`),
      employmentKind: employment_type,
      employmentType: vacancy.kind_names[locale.language],
      location: vacancy.place_names[locale.language],
      address: { country, street, postalCode },
      slugs: slugsOf(texts),
    },
  ];
}
