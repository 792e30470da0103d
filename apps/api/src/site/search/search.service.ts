import { Injectable } from '@nestjs/common';
import type { SearchAnswer, SearchResult } from '@statewise/contract/bank';
import { fill, languages, localisePath, type Language, type Locale } from '@statewise/i18n';
import { Sql } from '@statewise/server/platform/database/sql.js';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { languageIds, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { bindAmounts, excerptAround, excerptHtml, excerptParts, fromStart } from './excerpt.js';
import { withoutAccents } from './accents.js';
import { searchSite, wordsOfSite } from './search.statements.js';
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
