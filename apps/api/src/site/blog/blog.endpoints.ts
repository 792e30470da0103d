import type { EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { body, integer, list, named, nullable, object, text } from '@statewise/server/platform/openapi/schema.js';
import { formOrJson } from '../site-areas.js';

const listId = { type: ['string', 'integer', 'null'], description: 'The list’s own id, echoed' };

const article = named(
  'Article',
  object({
    BlogPost: object({
      id: integer(),
      publish_date: text('YYYY-MM-DD', { format: 'date' }),
      category: text('A slug'),
      picture_id: nullable(integer('See `/media/{id}`')),
    }),
    ContentBlogPost: list(
      object({
        language_id: integer('1 en, 2 nl, 3 fr; 1 where there is no translation'),
        title: text(),
        url: text('The last part of the article’s address'),
        excerpt: text(),
      }),
      { maxItems: 1 },
    ),
  }),
);

export const endpoints = {
  articles: {
    summary: 'Six articles, newest first',
    description: 'Of a category, from an offset on. An article without a translation comes in English and says so.',
    body: {
      schema: body(
        {},
        {
          id: listId,
          offset: {
            type: ['integer', 'string', 'null'],
            minimum: 0,
            description: 'Articles to leave out; also as text. Error key: `numbers`',
          },
          language_id: { type: ['integer', 'string', 'null'], description: '1 en, 2 nl, 3 fr; anything else is en' },
          category: { type: ['string', 'null'], description: 'A slug; empty for all' },
        },
      ),
      examples: { saving: { id: 'home-news', offset: 0, language_id: 1, category: 'saving' } },
      types: formOrJson,
      isOptional: true,
    },
    answers: {
      200: {
        schema: object({
          articles: list(article),
          language_id: integer(undefined, { enum: [1, 2, 3] }),
          id: listId,
          total_articles_count: integer('Of the category'),
        }),
        example: {
          articles: [
            {
              BlogPost: { id: 42, publish_date: '2026-11-10', category: 'newsroom', picture_id: 11 },
              ContentBlogPost: [
                {
                  language_id: 1,
                  title: 'What the new consumer credit rules change for you',
                  url: 'what-the-new-consumer-credit-rules-change-for-you',
                  excerpt: 'Shorter information, a person on request, and better help before arrears.',
                },
              ],
            },
          ],
          language_id: 1,
          id: 'home-news',
          total_articles_count: 42,
        },
      },
    },
  },
} as const satisfies Record<string, EndpointDescription>;
