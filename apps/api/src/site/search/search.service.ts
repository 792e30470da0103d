import { Injectable } from '@nestjs/common';
import type { SearchAnswer, SearchResult } from '@statewise/contract/bank';
import { fill, languages, localisePath, type Language, type Locale } from '@statewise/i18n';
import { today } from '@statewise/server/platform/database/bank-day.js';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { languageIds, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { bindAmounts, excerptAround, excerptHtml, excerptParts, fromStart } from './excerpt.js';
import { withoutAccents } from './accents.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import { mendWord, type KnownWord } from './vocabulary.js';

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

const mostResults = 20;
const mostWords = 12;
const longestQuery = 200;
/** Words of the texts are read again after so many seconds. */
const wordsAreKept = 10 * 60;

/** What a search finds, before it is written for a reader. */
interface SearchHit {
  readonly kind: 'page' | 'article' | 'job';
  readonly language_id: number;
  readonly title: string;
  /** The address behind the reader's country and language. */
  readonly path: string;
  /** Plain text in which `\u0002` and `\u0003` stand around what was found; null when Postgres finds nothing to mark. */
  readonly excerpt: string | null;
  /** The whole text. */
  readonly plain: string;
  /** How many were found, with those that are not answered. */
  readonly total: number;
}

/** Every word by its stem or as it is typed; a word that the language leaves out of its index is left out here too. */
const wordsIn = (
  config: string,
): string => `(select string_agg('(' || concat_ws(' | ', to_tsquery(${config}, word)::text, nullif(to_tsquery('simple', letters)::text, '')) || ')', ' & ')::tsquery
  from unnest($2::text[], $3::text[]) as asked(word, letters) where numnode(to_tsquery(${config}, word)) > 0)`;

/** Texts in the reader's language that match, and English ones that have no translation. */
const matches = (table: string, key: string): string => `(c.language_id = $1::smallint and c.search @@ asked.own)
  or (c.language_id = 1 and c.search @@ asked.english and not exists (select 1 from ${table} other where other.${key} = c.${key} and other.language_id = $1::smallint))`;

const headline = (config: string): string =>
  `ts_headline(${config}, plain, query, E'StartSel="\\x02", StopSel="\\x03", MaxWords=28, MinWords=14, MaxFragments=2, FragmentDelimiter=" … "')`;

const inTitle =
  'to_tsvector(site_text_config(c.language_id), c.title) @@ case when c.language_id = $1::smallint then asked.own else asked.english end';

/** Values: the reader's language, the words as they are to be read in a language, the same without accents, the most results, whether all jobs count as found. */
const searchSite = statement<SearchHit>(
  'site-search',
  `with asked as materialized (select ${wordsIn('site_text_config($1::smallint)')} as own, ${wordsIn("'english'::regconfig")} as english),
    found as (
      select 'page' as kind, c.language_id, c.title, '/' || p.slug as path, c.plain, c.search, case when ${inTitle} then 10 when p.calculator is not null then 3 else 1.3 end as weight
        from content_page c join page p on p.id = c.page_id, asked where ${matches('content_page', 'page_id')}
      union all
      select 'article', c.language_id, c.title, '/blog/' || c.blog_post_id || '/' || c.url, c.plain, c.search, case when ${inTitle} then 2 else 1 end
        from content_blog_post c, asked where ${matches('content_blog_post', 'blog_post_id')}
      union all
      select 'job', c.language_id, c.title, '/jobs/' || c.vacancy_id || '/' || c.url, c.plain, c.search, 1
        from content_vacancy c join vacancy v on v.id = c.vacancy_id and (v.valid_through is null or v.valid_through >= ${today}), asked
        where ${matches('content_vacancy', 'vacancy_id')} or ($5::boolean and c.language_id = $1::smallint)
    ),
    queried as (select found.*, case when found.language_id = $1::smallint then asked.own else asked.english end as query from found, asked),
    best as (select *, ts_rank_cd(search, coalesce(query, ''::tsquery), 1) * weight as rank, count(*) over ()::int as total from queried order by rank desc, path limit $4),
    shown as (select best.*, ${headline('site_text_config(language_id)')} as stemmed, ${headline("'simple'")} as typed from best)
    select kind, language_id, title, path,
      case when strpos(stemmed, E'\\x02') > 0 then stemmed when strpos(typed, E'\\x02') > 0 then typed end as excerpt,
      plain, total
      from shown order by rank desc, path`,
);

/** Every word of the index in a language; its values are the language's number. */
const wordsOfSite = statement<KnownWord>(
  'site-search-words',
  `select word, sum(ndoc)::int as texts from (values ('content_page'), ('content_blog_post'), ('content_vacancy')) as tables(name),
    ts_stat(format('select search from %I where language_id = %s', name, $1::smallint)) where length(word) >= 4 group by word`,
);

/** Finds pages, articles and jobs by Postgres full-text search. */
@Injectable()
export class Search {
  private readonly known = new Cache<readonly KnownWord[]>({ seconds: wordsAreKept, max: languages.length });

  constructor(private readonly sql: Sql) {}

  async find(query: string, locale: Locale): Promise<SearchAnswer> {
    const asTyped = await this.findWords(query, locale);
    if (asTyped.total > 0) return asTyped;
    const corrected = await this.correct(query, locale.language);
    if (corrected === undefined) return asTyped;
    const answer = await this.findWords(corrected, locale);
    return answer.total === 0 ? asTyped : { ...answer, corrected };
  }

  private async findWords(query: string, locale: Locale): Promise<SearchAnswer> {
    const words = queryWords(query);
    if (words.length === 0) return { results: [], total: 0 };
    const isForJobs = isAboutJobs(query);
    const found = await this.sql.run(searchSite, [
      languageIds[locale.language],
      words,
      words.map(withoutAccents),
      mostResults - (isForJobs ? 1 : 0),
      isForJobs,
    ]);
    const results = found.map(({ kind, title, path, excerpt, plain, language_id: language }) => {
      const parts =
        excerpt === null
          ? excerptAround(bindAmounts(plain), words.map(bare))
          : excerptParts(bindAmounts(fromStart(excerpt, plain)));
      return {
        title,
        excerpt: excerptHtml(parts),
        excerpt_parts: parts,
        url: localisePath(locale, path),
        kind,
        language: languageOfId(language),
      };
    });
    const total = found[0]?.total ?? 0;
    return isForJobs ? { results: [listOfJobs(locale), ...results], total: total + 1 } : { results, total };
  }

  /** The query with words that the texts have, if that changes it. */
  private async correct(query: string, language: Locale['language']): Promise<string | undefined> {
    const words = query.slice(0, longestQuery).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0 || words.length > mostWords) return undefined;
    const known = await this.known.get(language, () => this.sql.run(wordsOfSite, [languageIds[language]]));
    const mended = words.map((word) => mendWord(word, known));
    return mended.every((word, at) => word === words[at]) ? undefined : mended.join(' ');
  }
}

/** Words by which people ask for work here; no job needs to say them of itself. */
const asksForJobs =
  /^(?:jobs?|vacanc(?:y|ies)|careers?|vacatures?|banen|carrières?|carrieres?|emplois?|recrutement|sollicit\p{L}*)$/iu;

/** Whether a query has a word that asks for jobs as such, like “vacancies”. */
function isAboutJobs(query: string): boolean {
  return (query.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => asksForJobs.test(word));
}

/** The page of the jobs, which is no text and thus in no index. */
function listOfJobs(locale: Locale): SearchResult {
  const { title, text } = texts[locale.language].jobs;
  const parts = [{ text: fill(text), match: false }];
  const url = localisePath(locale, '/jobs');
  return { title, excerpt: excerptHtml(parts), excerpt_parts: parts, url, kind: 'page', language: locale.language };
}

/** The words of a query; the last one also counts as a beginning, since people are still typing it. Only letters and digits get through. */
export function queryWords(query: string): string[] {
  const words = (query.slice(0, longestQuery).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  return words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word));
}

const bare = (word: string): string => withoutAccents(word.replace(/:\*$/, '')).toLowerCase();
