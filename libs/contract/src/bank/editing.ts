import { Description, Example, field, JsonObject, Required, rule, type Fields } from '@statewise/fields';
import { countries, type Country, type Language } from '@statewise/i18n';
import { OneOfTexts, Reason } from '../members.js';
import { proposed } from '../proposals.js';
import { operation, operations, type Area, type Parameter } from '../operation.js';
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
  type OutputOf,
  type Schema,
} from '../schema.js';
import { only, staff } from '../who.js';

const area: Area = {
  name: 'Content',
  description: 'Prices, policy, promotions, stores, texts: drafts that are published, with their history.',
};

/** Everything that is edited, in the order in which it is offered. */
export const contentKinds = [
  'price',
  'loan-term',
  'promotion',
  'risk-policy',
  'store',
  'page',
  'article',
  'notice',
  'vacancy',
  'dropdown-label',
  'translation',
] as const;
export type ContentKindName = (typeof contentKinds)[number];

/** How a field is entered. */
export const contentInputs = [
  'text',
  'lines',
  'markdown',
  'day',
  'choice',
  'integer',
  'money',
  'percentage',
  'boolean',
] as const;

/** A value of a field as an editor shows and sends it. */
export type ContentValue = string | number | boolean;
type Values = Readonly<Record<string, ContentValue>>;
type ByLanguage<F> = Readonly<Partial<Record<Language, F>>>;

const fields: Schema<Fields, Values> = { type: 'object', description: 'By the names of the fields of its kind' };
const texts: Schema<ByLanguage<Fields>, ByLanguage<Values>> = mapOf(fields, 'By language: `en`, `nl`, `fr`');
const content = named(
  'Content',
  object({ facts: fields, texts }, {}, { description: 'What is the same in every language, and the texts' }),
);
/** What is edited of one thing: what is the same in every language, and its texts. */
export type Content = OutputOf<typeof content>;

const fieldSchema = named(
  'ContentField',
  object({
    name: text(),
    input: text('How it is entered', { enum: contentInputs }),
    is_required: flag(),
    max_length: nullable(integer('Characters')),
    options: list(object({ value: text(), label: text() })),
  }),
);
const kindSchema = named(
  'ContentKind',
  object({
    name: text(undefined, { enum: contentKinds }),
    can_edit: flag('Whether the one who asks may'),
    can_create: flag(),
    can_remove: flag(),
    has_preview: flag('Whether the site shows drafts of it'),
    languages: text('Which must be there', { enum: ['none', 'english', 'every', 'any'] }),
    facts: list(fieldSchema),
    texts: list(fieldSchema),
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

/** A kind of content as the one who asks may edit it. */
export type ContentKindDescription = OutputOf<typeof kindSchema>;
/** Something that is edited: what people read now, and the draft of what they will. */
export type ContentItem = OutputOf<typeof item>;
export type ContentRevision = OutputOf<typeof revision>;

const maxVersion = 2_000_000_000;
const isVersion = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= maxVersion;

/** A version of the history, as a number. */
function ContentVersion(description: string): PropertyDecorator {
  return field(
    { kind: 'integer', description, schema: { type: 'integer' }, normalise: (value) => value },
    rule('numbers', isVersion),
  );
}

const seenDescription = 'The version that was seen.';

/** The version of a draft that is published. */
export class SeenVersion {
  @Required()
  @ContentVersion(seenDescription)
  version: number;
}

/** The same with why, for the second person to read where one is needed. */
export class Publication extends SeenVersion {
  @Reason()
  reason?: string;
}

/** A version that is taken as the draft. */
export class Reversion extends SeenVersion {
  @Required()
  @ContentVersion('A version of the history.')
  to: number;
}

/** Something new; its kind says which fields it has. */
export class NewContent {
  @Required()
  @JsonObject()
  content: Content;
}

/** A draft in the place of the version that was seen. */
export class Draft extends SeenVersion {
  @Required()
  @JsonObject()
  content: Content;
}

/** The version that was seen, in a query. */
export class SeenVersionQuery {
  @Required()
  @field(
    {
      kind: 'integer',
      description: seenDescription,
      schema: { type: 'integer', minimum: 0 },
      normalise: (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    },
    rule('numbers', Number.isSafeInteger),
    rule('min', (value) => Number(value) >= 0),
    rule('max', (value) => Number(value) <= maxVersion),
  )
  @Example(1)
  version: number;
}

/** On which country's site a draft is shown. */
export class PreviewPlace {
  @OneOfTexts(countries)
  @Description('Whose site; `be` unless said.')
  country?: Country;
}

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
const version = integer(`${seenDescription} Error keys: \`required\`, \`numbers\``);
const path = { kind, key };
const changes = ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS', 'CONTENT.STALE'] as const;

/** Prices, policy, texts of the site and of the interfaces: drafts, publishing and history. */
export const editing = operations('editing', area, {
  kinds: operation('GET', '/api/v1/content', {
    who: only('admin', 'staff', 'qa'),
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
  }),
  list: operation('GET', '/api/v1/content/{kind}', {
    who: only('admin', 'staff', 'qa'),
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
  }),
  create: operation('POST', '/api/v1/content/{kind}', {
    who: staff,
    summary: 'Draft something new',
    description:
      'Nobody but the bank’s people sees it before it is published. Prices, policy, promotions and stores are for admins.',
    path: { kind: { ...kind, example: 'price' } },
    body: { type: NewContent, schema: body({ content }), examples: { price: { content: examplePrice } } },
    answers: {
      201: {
        ...answered,
        example: { success: true, item: { ...exampleItem, key: '31', published: null, draft: examplePrice } },
      },
    },
    problems: ['REQUEST.NOT_FOUND', 'REQUEST.FIELDS'],
  }),
  item: operation('GET', '/api/v1/content/{kind}/{key}', {
    who: only('admin', 'staff', 'qa'),
    summary: 'One thing with its draft',
    path,
    answers: { 200: answered },
    problems: ['REQUEST.NOT_FOUND'],
  }),
  history: operation('GET', '/api/v1/content/{kind}/{key}/history', {
    who: only('admin', 'staff', 'qa'),
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
  }),
  save: operation('PUT', '/api/v1/content/{kind}/{key}/draft', {
    who: staff,
    summary: 'Save a draft',
    description:
      'Errors of texts are named after their language: `nl.title`. Another version than the one that was seen is refused (409).',
    path,
    body: {
      type: Draft,
      schema: body({ version, content }),
      examples: { notice: { version: 1, content: exampleContent } },
    },
    answers: { 200: answered },
    problems: changes,
  }),
  discard: operation('DELETE', '/api/v1/content/{kind}/{key}/draft', {
    who: staff,
    summary: 'Throw a draft away',
    path,
    query: SeenVersionQuery,
    answers: { 204: { description: 'Thrown away' } },
    problems: changes,
  }),
  publish: operation('POST', '/api/v1/content/{kind}/{key}/publish', {
    who: staff,
    summary: 'Publish the draft',
    description:
      'Everybody reads it from now on, in the other replicas within five seconds. A price counts from its first day on. Prices, promotions, terms and policy wait for a second person (202), ask for a fresh sign-in and are not published by programs.',
    path,
    body: { type: Publication, examples: { seen: { version: 1 } } },
    answers: {
      200: { ...answered, example: { success: true, item: { ...exampleItem, version: 2, draft: null } } },
      202: proposed,
    },
    problems: [...changes, 'PROPOSAL.WAITING', 'SESSION.NOT_FRESH'],
  }),
  revert: operation('POST', '/api/v1/content/{kind}/{key}/revert', {
    who: staff,
    summary: 'Take an earlier content as the draft',
    path,
    body: { type: Reversion, examples: { first: { version: 2, to: 0 } } },
    answers: { 200: answered },
    problems: changes,
  }),
  remove: operation('DELETE', '/api/v1/content/{kind}/{key}', {
    who: staff,
    summary: 'Take something away',
    description: 'Its history stays. A price that counts or counted is not taken away.',
    path,
    query: SeenVersionQuery,
    answers: { 204: { description: 'Taken away' }, 202: proposed },
    problems: [...changes, 'PROPOSAL.WAITING', 'SESSION.NOT_FRESH'],
  }),
  preview: operation('POST', '/api/v1/content/{kind}/{key}/preview', {
    who: only('admin', 'staff', 'qa'),
    summary: 'A link by which the site shows the draft',
    description: 'It works for a quarter of an hour, for whoever has it.',
    isLocalised: true,
    path,
    body: { type: PreviewPlace, isOptional: true, examples: { belgium: { country: 'be' } } },
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
  }),
});
