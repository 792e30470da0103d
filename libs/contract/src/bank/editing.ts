import { Description, Example, field, JsonObject, Required, rule, type Fields } from '@statewise/fields';
import { countries, languages, type Country, type Language } from '@statewise/i18n';
import { Instant, OneOfTexts, Reason } from '../members.js';
import { proposalSchema, proposed } from '../proposals.js';
import { ok, reply, operation, operations, type Area, type Parameter } from '../operation.js';
import { languageStates } from './language-state.js';
import * as s from '../schema.js';
import { byPerson, ofBank, only, writers } from '../who.js';

const kind: Parameter = {
  schema: s.text(),
  description: 'A kind as `GET /api/v1/content` names it',
  example: 'notice',
};
const area: Area = {
  name: 'Content',
  description: 'Prices, policy, promotions, stores, texts: drafts that are published, with their history.',
  path: { kind, key: { schema: s.text(), description: 'As the list names it', example: 'saver' } },
};

/** Everything that is edited, in the order in which it is offered. */
export const contentKinds = [
  'price',
  'loan-term',
  'promotion',
  'risk-policy',
  'store',
  'home',
  'menus',
  'page',
  'article',
  'category',
  'notice',
  'vacancy',
  'employment-type',
  'work-place',
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

const fields: s.Schema<Fields, Values> = { type: 'object', description: 'By the names of the fields of its kind' };
const texts: s.Schema<ByLanguage<Fields>, ByLanguage<Values>> = s.mapOf(fields, 'By language: `en`, `nl`, `fr`');
const content = s.namedObject(
  'Content',
  { facts: fields, texts },
  {},
  { description: 'What is the same in every language, and the texts' },
);
/** What is edited of one thing: what is the same in every language, and its texts. */
export type Content = s.OutputOf<typeof content>;

const fieldSchema = s.namedObject('ContentField', {
  name: s.text(undefined, { example: 'title' }),
  input: s.text('How it is entered', { enum: contentInputs }),
  is_required: s.flag(),
  max_length: s.nullable(s.integer('Characters')),
  options: s.list(s.object({ value: s.text(), label: s.text() })),
});
const kindSchema = s.namedObject('ContentKind', {
  name: s.text(undefined, { enum: contentKinds }),
  can_edit: s.flag('Whether the one who asks may'),
  can_create: s.flag(),
  key_pattern: s.nullable(
    s.text('What the key of something new looks like where its author names it by saving a draft'),
  ),
  can_remove: s.flag(),
  has_preview: s.flag('Whether the site shows drafts of it'),
  languages: s.text('Which must be there', { enum: ['none', 'english', 'every', 'any'] }),
  facts: s.list(fieldSchema),
  texts: s.list(fieldSchema),
});
const item = s.namedObject('ContentItem', {
  key: s.text(),
  version: s.integer('Goes up with every change; 0 before the first'),
  published: s.nullable(content),
  draft: s.nullable(content),
  draft_by: s.nullable(s.text('The name of who wrote it')),
  draft_at: s.nullable(s.instant('When')),
  waiting: s.nullable(proposalSchema),
  scheduled_at: s.nullable(s.instant('When the draft is published by itself')),
  scheduled_by: s.nullable(s.text('The name of who wants that')),
});
const revision = s.namedObject('ContentRevision', {
  version: s.integer(),
  act: s.text('`first`: as it was before anybody edited it', { enum: ['first', 'published', 'removed'] }),
  content,
  author: s.nullable(s.text('The name of who did it')),
  at: s.instant('When'),
});

/** A kind of content as the one who asks may edit it. */
export type ContentKindDescription = s.OutputOf<typeof kindSchema>;
/** Something that is edited: what people read now, and the draft of what they will. */
export type ContentItem = s.OutputOf<typeof item>;
export type ContentRevision = s.OutputOf<typeof revision>;

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
  @Required() @ContentVersion(seenDescription) version: number;
}

/** The same with why, for the second person to read where one is needed. */
export class Publication extends SeenVersion {
  @Reason() reason?: string;

  @Instant('When it is published, within a year from now; at once unless said.')
  at?: string;
}

/** A version that is taken as the draft. */
export class Reversion extends SeenVersion {
  @Required() @ContentVersion('A version of the history.') to: number;
}

/** Something new; its kind says which fields it has. */
export class NewContent {
  @Required() @JsonObject() content: Content;
}

/** A draft in the place of the version that was seen. */
export class Draft extends SeenVersion {
  @Required() @JsonObject() content: Content;
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

/** On which country's site a draft is shown, and in which language. */
export class PreviewPlace {
  @OneOfTexts(countries) @Description('Whose site; `be` unless said.') country?: Country;
  @OneOfTexts(languages) @Description('In which language; the caller’s unless said.') language?: Language;
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
const answered = reply({ item }, { item: { published: exampleContent, draft: exampleContent } });

const version = s.integer(`${seenDescription} Error keys: \`required\`, \`numbers\``);

const changing = ['CONTENT.STALE', 'CONTENT.SCHEDULED'] as const;

/** Prices, policy, texts of the site and of the interfaces: drafts, publishing and history. */
export const editing = operations('editing', area, {
  kinds: operation('GET', '/api/v1/content', {
    who: only(...ofBank),
    summary: 'What can be edited',
    answers: ok(
      { kinds: s.list(kindSchema) },
      { kinds: [{ name: 'store', facts: [{ name: 'name', options: [] }], texts: [] }] },
    ),
  }),
  list: operation('GET', '/api/v1/content/{kind}', {
    who: only(...ofBank),
    summary: 'Everything of a kind',
    answers: ok(
      {
        items: s.list(
          s.object({
            key: s.text(),
            title: s.text(),
            note: s.text(),
            has_draft: s.flag(),
            is_published: s.flag(),
            scheduled_at: s.nullable(s.instant('When its draft is published by itself')),
            languages: s.mapOf(
              s.text(undefined, { enum: languageStates }),
              'How the texts of each language stand beside the original; none where there are none, or any one is enough',
            ),
          }),
        ),
      },
      {
        items: [{ title: notice.title, note: 'saver', languages: { en: 'current', nl: 'older', fr: 'missing' } }],
      },
    ),
  }),
  create: operation('POST', '/api/v1/content/{kind}', {
    who: writers,
    summary: 'Draft something new',
    description:
      'Nobody but the bank’s people sees it before it is published. Prices, policy, promotions and stores are for admins.',
    path: { kind: { ...kind, example: 'price' } },
    body: { type: NewContent, schema: s.body({ content }), examples: { price: { content: examplePrice } } },
    answers: {
      201: { ...answered, example: { item: { key: '31', draft: examplePrice } } },
    },
  }),
  item: operation('GET', '/api/v1/content/{kind}/{key}', {
    who: only(...ofBank),
    summary: 'One thing with its draft',
    answers: { 200: answered },
  }),
  history: operation('GET', '/api/v1/content/{kind}/{key}/history', {
    who: only(...ofBank),
    summary: 'What was published, the newest first',
    answers: ok(
      { revisions: s.list(revision) },
      {
        revisions: [{ act: 'published', content: exampleContent }],
      },
    ),
  }),
  save: operation('PUT', '/api/v1/content/{kind}/{key}/draft', {
    who: writers,
    summary: 'Save a draft',
    description:
      'Errors of texts are named after their language: `nl.title`; those of a line in a list have its number: `nl.footer.3`. A page that is not there yet is drafted at its address, from version 0 on. Another version than the one that was seen is refused (409), and so is any draft while one is to be published at its time.',
    body: {
      type: Draft,
      schema: s.body({ version, content }),
      examples: { notice: { version: 1, content: exampleContent } },
    },
    answers: { 200: answered },
    problems: changing,
  }),
  discard: operation('DELETE', '/api/v1/content/{kind}/{key}/draft', {
    who: writers,
    summary: 'Throw a draft away',
    query: SeenVersionQuery,
    answers: { 204: { description: 'Thrown away' } },
    problems: changing,
  }),
  publish: operation('POST', '/api/v1/content/{kind}/{key}/publish', {
    who: { ...writers, second: 'policy', told: 'admins' },
    summary: 'Publish the draft, now or later',
    description:
      'With `at`, of a person alone, it is published by itself at that time, unless that is withdrawn; asking again changes the time. Otherwise everybody reads it from now on, in the other replicas within five seconds. A price counts from its first day on. Prices, promotions, terms and policy wait for a second person (202), as do the kinds that the installation names; they ask for a fresh sign-in and are not published by programs.',
    body: {
      type: Publication,
      examples: { seen: { version: 1 }, later: { version: 1, at: '2027-01-01T08:00:00.000Z' } },
    },
    answers: {
      200: { ...answered, example: { item: { version: 2, published: exampleContent } } },
      202: proposed,
    },
    problems: ['CONTENT.STALE', 'PROPOSAL.WAITING', 'SESSION.NOT_FRESH'],
  }),
  unschedule: operation('DELETE', '/api/v1/content/{kind}/{key}/schedule', {
    who: byPerson(writers),
    summary: 'Withdraw the time at which the draft is published',
    description: 'The draft stays. What needed a second person asks for a fresh sign-in.',
    query: SeenVersionQuery,
    answers: { 204: { description: 'Withdrawn' } },
    problems: ['CONTENT.STALE', 'SESSION.NOT_FRESH'],
  }),
  revert: operation('POST', '/api/v1/content/{kind}/{key}/revert', {
    who: writers,
    summary: 'Take an earlier content as the draft',
    body: { type: Reversion, examples: { first: { version: 2, to: 0 } } },
    answers: { 200: answered },
    problems: changing,
  }),
  remove: operation('DELETE', '/api/v1/content/{kind}/{key}', {
    who: { ...writers, second: 'policy', told: 'admins' },
    summary: 'Take something away',
    description:
      'Its history stays. A price that counts or counted is not taken away, nor what others use or are to use, whose titles the refusal names.',
    query: SeenVersionQuery,
    answers: { 204: { description: 'Taken away' }, 202: proposed },
    problems: ['CONTENT.STALE', 'CONTENT.USED', 'PROPOSAL.WAITING', 'SESSION.NOT_FRESH'],
  }),
  preview: operation('POST', '/api/v1/content/{kind}/{key}/preview', {
    who: only(...ofBank),
    summary: 'A link by which the site shows the draft',
    description: 'It works for a quarter of an hour, for whoever has it.',
    isLocalised: true,
    body: { type: PreviewPlace, isOptional: true, examples: { belgium: { country: 'be' } } },
    answers: ok(
      {
        preview: s.object(
          { path: s.text('Within this server'), expires_at: s.instant('Until when') },
          { address: s.text('The same on the public origin, where the console has one of its own') },
        ),
      },
      { preview: { path: '/be-en/?preview=abc.def' } },
    ),
  }),
});
