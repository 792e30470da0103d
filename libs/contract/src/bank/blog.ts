import { Description, field, rule, trimmed } from '@statewise/fields';
import { operation, operations } from '../operation.js';
import { absent } from '../members.js';
import * as s from '../schema.js';
import { formOrJson, publicSite } from './site-areas.js';
import { everyone } from '../who.js';

const ofList = { type: ['string', 'integer', 'null'], description: 'The list’s own id, echoed.' };
const listId: s.Schema<string | number | null> = ofList;

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : absent(value);
const isWholeNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';
const isListId = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 100);

/** Which articles a list asks for. */
export class ArticlesQuery {
  /** So that a page with several lists knows which one is answered. */
  @field({ kind: 'text', schema: { type: ofList.type }, normalise: (value) => value }, rule('format', isListId))
  @Description(ofList.description)
  id?: string | number | null;

  @field(
    { kind: 'integer', schema: { type: ['integer', 'string', 'null'], minimum: 0 }, normalise: wholeNumber },
    rule('numbers', isWholeNumber),
  )
  @Description('Articles to leave out; also as text.')
  offset?: number;

  @field({
    kind: 'integer',
    schema: { type: ['integer', 'string', 'null'] },
    normalise: (value) => (isWholeNumber(wholeNumber(value)) ? wholeNumber(value) : undefined),
  })
  @Description('1 en, 2 nl, 3 fr; anything else is en.')
  language_id?: number;

  @field({ kind: 'text', schema: { type: ['string', 'null'] }, normalise: trimmed }, rule('format', isText))
  @Description('A slug; empty for all.')
  category?: string;
}

const article = s.namedObject('Article', {
  BlogPost: s.object({
    id: s.integer(undefined, { example: 42 }),
    publish_date: s.text('YYYY-MM-DD', { format: 'date', example: '2026-11-10' }),
    category: s.text('A slug', { example: 'newsroom' }),
    picture_id: s.nullable(s.integer('See `/media/{id}`', { example: 11 })),
  }),
  ContentBlogPost: s.list(
    s.object({
      language_id: s.integer('1 en, 2 nl, 3 fr; 1 where there is no translation'),
      title: s.text(undefined, { example: 'What the new consumer credit rules change for you' }),
      url: s.text('The last part of the article’s address', {
        example: 'what-the-new-consumer-credit-rules-change-for-you',
      }),
      excerpt: s.text(undefined, {
        example: 'Shorter information, a person on request, and better help before arrears.',
      }),
    }),
    { maxItems: 1 },
  ),
});

/** News of the bank. */
export const blog = operations('blog', publicSite, {
  articles: operation('POST', '/blog/getnewsarticles', {
    who: everyone,
    accepts: 'form',
    summary: 'Six articles, newest first',
    description: 'Of a category, from an offset on. An article without a translation comes in English and says so.',
    body: {
      type: ArticlesQuery,
      examples: { saving: { id: 'home-news', offset: 0, language_id: 1, category: 'saving' } },
      types: formOrJson,
      isOptional: true,
    },
    answers: {
      200: {
        schema: s.object({
          articles: s.list(article),
          language_id: s.integer(undefined, { enum: [1, 2, 3] }),
          id: listId,
          total_articles_count: s.integer('Of the category'),
        }),
        example: { id: 'home-news', total_articles_count: 42 },
      },
    },
  }),
});
