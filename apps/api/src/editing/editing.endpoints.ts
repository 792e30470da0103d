import type { Area, EndpointDescription, Parameter } from '@statewise/server/platform/openapi/endpoint.js';
import {
  body,
  flag,
  instant,
  integer,
  list,
  mapOf,
  named,
  nullable,
  object,
  success,
  text,
} from '@statewise/server/platform/openapi/schema.js';
import { kinds } from './kinds/kinds.js';

export const area: Area = {
  name: 'Content',
  description: 'Prices, policy, promotions, stores, texts: drafts that are published, with their history.',
};

const fields = { type: 'object', description: 'By the names of the fields of its kind' };
const content = named(
  'Content',
  object(
    { facts: fields, texts: mapOf(fields, 'By language: `en`, `nl`, `fr`') },
    {},
    {
      description: 'What is the same in every language, and the texts',
    },
  ),
);
const field = named(
  'ContentField',
  object({
    name: text(),
    input: text('How it is entered', {
      enum: ['text', 'lines', 'markdown', 'day', 'choice', 'integer', 'money', 'percentage', 'boolean'],
    }),
    is_required: flag(),
    max_length: nullable(integer('Characters')),
    options: list(object({ value: text(), label: text() })),
  }),
);
const kindSchema = named(
  'ContentKind',
  object({
    name: text(undefined, { enum: kinds.map(({ name }) => name) }),
    can_edit: flag('Whether the one who asks may'),
    can_create: flag(),
    can_remove: flag(),
    has_preview: flag('Whether the site shows drafts of it'),
    languages: text('Which must be there', { enum: ['none', 'english', 'every', 'any'] }),
    facts: list(field),
    texts: list(field),
  }),
);
const item = named(
  'ContentItem',
  object({
    key: text(),
    version: integer('Goes up with every change; 0 before the first'),
    published: nullable(content),
    draft: nullable(content),
    draft_by: nullable(text('The name of who wrote it')),
    draft_at: nullable(instant('When')),
  }),
);
const revision = named(
  'ContentRevision',
  object({
    version: integer(),
    act: text('`first`: as it was before anybody edited it', { enum: ['first', 'published', 'removed'] }),
    content,
    author: nullable(text('The name of who did it')),
    at: instant('When'),
  }),
);

const notice = {
  title: 'Open a savings account',
  text: 'You go on to our contact form.',
  label: 'Go on',
  href: '/contact-us',
};
const exampleContent = { facts: {}, texts: { en: notice, nl: notice, fr: notice } };
const examplePrice = {
  facts: { product: 'green-loan', country: 'be', effective_from: '2100-01-01', rate: 3.95 },
  texts: {},
};
const exampleItem = {
  key: 'saver',
  version: 1,
  published: exampleContent,
  draft: exampleContent,
  draft_by: 'Noor Haddad',
  draft_at: '2026-11-20T10:00:00.000Z',
};
const answered = { schema: success({ item }), example: { success: true, item: exampleItem } };

const kind: Parameter = { schema: text(), description: 'A kind as `GET /api/v1/content` names it', example: 'notice' };
const key: Parameter = { schema: text(), description: 'As the list names it', example: 'saver' };
const seen: Parameter = {
  schema: integer(undefined, { minimum: 0 }),
  description: 'The version that was seen. Error keys: `required`, `numbers`, `min`, `max`',
  example: 1,
};
const version = integer('The version that was seen. Error keys: `required`, `numbers`');
const path = { kind, key };
const changes = ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS', 'CONTENT.STALE'] as const;

export const endpoints = {
  kinds: {
    summary: 'What can be edited',
    answers: {
      200: {
        schema: success({ kinds: list(kindSchema) }),
        example: {
          success: true,
          kinds: [
            {
              name: 'store',
              can_edit: true,
              can_create: true,
              can_remove: false,
              has_preview: false,
              languages: 'none',
              facts: [{ name: 'name', input: 'text', is_required: true, max_length: 100, options: [] }],
              texts: [],
            },
          ],
        },
      },
    },
  },
  list: {
    summary: 'Everything of a kind',
    path: { kind },
    answers: {
      200: {
        schema: success({
          items: list(object({ key: text(), title: text(), note: text(), has_draft: flag(), is_published: flag() })),
        }),
        example: {
          success: true,
          items: [{ key: 'saver', title: notice.title, note: 'saver', has_draft: false, is_published: true }],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  create: {
    summary: 'Draft something new',
    description:
      'Nobody but the bank’s people sees it before it is published. Prices, policy, promotions and stores are for admins.',
    path: { kind: { ...kind, example: 'price' } },
    body: {
      schema: body({ content }),
      examples: { price: { content: examplePrice } },
    },
    answers: {
      201: {
        ...answered,
        example: { success: true, item: { ...exampleItem, key: '31', published: null, draft: examplePrice } },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  },
  item: {
    summary: 'One thing with its draft',
    path,
    answers: { 200: answered },
    problems: ['REQUEST.NOT_FOUND'],
  },
  history: {
    summary: 'What was published, the newest first',
    path,
    answers: {
      200: {
        schema: success({ revisions: list(revision) }),
        example: {
          success: true,
          revisions: [
            {
              version: 2,
              act: 'published',
              content: exampleContent,
              author: 'Noor Haddad',
              at: '2026-11-20T10:00:00.000Z',
            },
          ],
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  save: {
    summary: 'Save a draft',
    description:
      'Errors of texts are named after their language: `nl.title`. Another version than the one that was seen is refused (409).',
    path,
    body: { schema: body({ version, content }), examples: { notice: { version: 1, content: exampleContent } } },
    answers: { 200: answered },
    problems: changes,
  },
  discard: {
    summary: 'Throw a draft away',
    path,
    query: { version: seen },
    answers: { 204: { description: 'Thrown away' } },
    problems: changes,
  },
  publish: {
    summary: 'Publish the draft',
    description:
      'Everybody reads it from now on, in the other replicas within five seconds. A price counts from its first day on.',
    path,
    body: { schema: body({ version }), examples: { seen: { version: 1 } } },
    answers: { 200: { ...answered, example: { success: true, item: { ...exampleItem, version: 2, draft: null } } } },
    problems: changes,
  },
  revert: {
    summary: 'Take an earlier content as the draft',
    path,
    body: {
      schema: body({ version, to: integer('A version of the history. Error keys: `required`, `numbers`') }),
      examples: { first: { version: 2, to: 0 } },
    },
    answers: { 200: answered },
    problems: changes,
  },
  remove: {
    summary: 'Take something away',
    description: 'Its history stays. A price that counts or counted is not taken away.',
    path,
    query: { version: seen },
    answers: { 204: { description: 'Taken away' } },
    problems: changes,
  },
  preview: {
    summary: 'A link by which the site shows the draft',
    description: 'It works for a quarter of an hour, for whoever has it.',
    isLocalised: true,
    path,
    body: {
      schema: body(
        {},
        { country: text('Whose site; `be` unless said. Error key: `oneOf`', { enum: ['mt', 'be', 'ot'] }) },
      ),
      examples: { belgium: { country: 'be' } },
    },
    answers: {
      200: {
        schema: success({ preview: object({ path: text('Within this server'), expires_at: instant('Until when') }) }),
        example: {
          success: true,
          preview: { path: '/be-en/?preview=abc.def', expires_at: '2026-11-20T10:15:00.000Z' },
        },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  },
} as const satisfies Record<string, EndpointDescription>;
