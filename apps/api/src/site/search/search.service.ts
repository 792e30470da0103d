import { Injectable } from '@nestjs/common';
import { localisePath, type Locale } from '@statewise/i18n';
import { Sql } from '../../platform/database/sql.js';
import { languageIds, languageOfId } from '../../platform/markdown/language-id.js';
import { excerptAround, excerptHtml, excerptParts, type ExcerptPart } from './excerpt.js';
import { withoutAccents } from './letters.js';
import { searchSite, type Found } from './search.statements.js';

export interface SearchResult {
  readonly title: string;
  /** Escaped HTML; what was searched for stands in `mark` elements. */
  readonly excerpt: string;
  /** The same as plain text in pieces. */
  readonly excerpt_parts: readonly ExcerptPart[];
  readonly url: string;
  readonly kind: Found['kind'];
  /** `en` also for what exists in English alone. */
  readonly language: Locale['language'];
}

const mostResults = 20;
const mostWords = 12;
const longestQuery = 200;

/** Finds pages, articles and jobs by Postgres full-text search. */
@Injectable()
export class Search {
  constructor(private readonly sql: Sql) {}

  async find(query: string, locale: Locale): Promise<SearchResult[]> {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const found = await this.sql.run<Found & Record<string, unknown>>(searchSite, [
      languageIds[locale.language],
      words,
      words.map(withoutAccents),
      mostResults,
    ]);
    return found.map(({ kind, title, path, excerpt, plain, language_id: language }) => {
      const parts = excerpt === null ? excerptAround(plain ?? '', words.map(bare)) : excerptParts(excerpt);
      return {
        title,
        excerpt: excerptHtml(parts),
        excerpt_parts: parts,
        url: localisePath(locale, path),
        kind,
        language: languageOfId(language),
      };
    });
  }
}

/** The words of a query; the last one also counts as a beginning, since people are still typing it. Only letters and digits get through. */
export function wordsOf(query: string): string[] {
  const words = (query.slice(0, longestQuery).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  return words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word));
}

const bare = (word: string): string => withoutAccents(word.replace(/:\*$/, '')).toLowerCase();
