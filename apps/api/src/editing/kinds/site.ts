import { Integer, OneOf, Required, Text } from '@statewise/fields';
import { standingPages } from '@statewise/i18n';
import { calculators, noticeNames } from '@statewise/site-content';
import { Address, Day, Markdown, Slug } from '../content-rules.js';
import { writers } from '@statewise/contract';
import { today } from '@statewise/server/platform/database/bank-day.js';
import type { ContentKind } from '../content-kind.js';
import { languageNumber, rowLanguage } from './languages.js';

const pictures = `select id::text as value, alt->>'en' as label from media where width is not null order by id`;

/** Statements that bring the rows of texts in line with what is given. */
function textRows(table: string, owner: string, columns: readonly string[]): readonly string[] {
  const [given, excluded] = [
    columns.map((name) => `t.value->>'${name}'`),
    columns.map((name) => `${name} = excluded.${name}`),
  ];
  const named = columns.map((name) => (name === 'slug' ? 'url' : name));
  return [
    `insert into ${table} (${owner}, language_id, ${named.join(', ')})
     select given.key::int, ${languageNumber('t.key')}, ${given.join(', ')} from given, jsonb_each(given.texts) t
     on conflict (${owner}, language_id) do update set ${excluded.join(', ').replace('slug = excluded.slug', 'url = excluded.url')}`,
    `delete from ${table} using given where ${owner} = given.key::int and not given.texts ? ${rowLanguage}`,
  ];
}

const textsOf = (table: string, owner: string, members: string): string =>
  `(select jsonb_object_agg(${rowLanguage}, jsonb_build_object(${members})) from ${table} where ${owner} = given.key::int)`;

class NoticeText {
  @Required() @Text({ max: 120 }) title: string;
  @Required() @Text({ max: 1_000, multiline: true }) text: string;
  @Required() @Text({ max: 60 }) label: string;

  /** Without one it leads to the same page in English. */
  @Address() href?: string;
}

const texts = (values: readonly string[]): string => `unnest('{${values.join(',')}}'::text[])`;

/** What people are told before a link opens, at the places that the site has for it. */
export const notice: ContentKind = {
  name: 'notice',
  editors: writers.roles,
  texts: NoticeText,
  languages: 'every',
  opens: new RegExp(`^(?:${noticeNames.join('|')})$`),
  list: `select place as key, coalesce(item->>'title', '') as title, place as note, item is not null as is_published from ${texts(noticeNames)} with ordinality as n (place, at)
    left join (select jsonb_array_elements(content) as item from content_block where name = 'notices' and language_id = 1) own on item->>'name' = place order by at`,
  read: `select jsonb_build_object('facts', '{}'::jsonb, 'texts', jsonb_object_agg(${rowLanguage}, jsonb_strip_nulls(jsonb_build_object('title', item->'title', 'text', item->'text',
      'label', item->'button'->'label', 'href', nullif(item->'button'->>'href', ''))))) as content
    from given, content_block, jsonb_array_elements(content) item where name = 'notices' and item->>'name' = given.key having count(*) > 0`,
  write: [
    `insert into content_block (name, language_id, content)
     select 'notices', ${languageNumber('t.key')}, jsonb_build_array(jsonb_build_object('name', given.key, 'title', t.value->'title', 'text', t.value->'text',
       'button', jsonb_build_object('label', t.value->'label', 'href', coalesce(t.value->>'href', '')))) from given, jsonb_each(given.texts) t
     on conflict (name, language_id) do update set content = excluded.content
       || jsonb_path_query_array(content_block.content, '$[*] ? (@.name != $name)', jsonb_build_object('name', excluded.content->0->'name'))`,
  ],
  page: () => '/',
};

class VacancyFacts {
  @Required() @Text({ max: 40 }) employment_type: string;
  @Required() @Text({ max: 40 }) place: string;
  @Integer({ min: 1 }) picture?: number;
  @Required() @Day() publish_date: string;

  /** The last day on which one can apply. */
  @Day() valid_through?: string;
}

class VacancyText {
  @Required() @Text({ max: 160 }) title: string;
  @Required() @Slug() slug: string;
  @Required() @Markdown() body: string;
}

/** Jobs; one whose last day has passed is shown no more. */
export const vacancy: ContentKind = {
  name: 'vacancy',
  editors: writers.roles,
  facts: VacancyFacts,
  texts: VacancyText,
  options: {
    employment_type: `select id as value, titles->>'en' as label from employment_type order by id`,
    place: `select id as value, names->>'en' as label from work_place order by id`,
    picture: pictures,
  },
  list: `select id::text as key, title, coalesce(to_char(valid_through, 'YYYY-MM-DD'), '') as note from vacancy join content_vacancy on vacancy_id = id and language_id = 1
    order by publish_date desc, id`,
  read: `select jsonb_build_object('facts', jsonb_strip_nulls(jsonb_build_object('employment_type', employment_type, 'place', place, 'picture', picture_id,
      'publish_date', publish_date, 'valid_through', valid_through)), 'texts', ${textsOf('content_vacancy', 'vacancy_id', `'title', title, 'slug', url, 'body', body`)}) as content
    from vacancy, given where id = given.key::int`,
  write: [
    `insert into vacancy (id, employment_type, place, picture_id, publish_date, valid_through)
     select key::int, facts->>'employment_type', facts->>'place', nullif(facts->>'picture', '')::int, (facts->>'publish_date')::date, nullif(facts->>'valid_through', '')::date from given
     on conflict (id) do update set employment_type = excluded.employment_type, place = excluded.place, picture_id = excluded.picture_id,
       publish_date = excluded.publish_date, valid_through = excluded.valid_through`,
    ...textRows('content_vacancy', 'vacancy_id', ['title', 'slug', 'body', 'plain']),
  ],
  newKey: `select nextval(pg_get_serial_sequence('vacancy', 'id'))::text as key`,
  remove: ['delete from vacancy using given where id = given.key::int'],
  // Days compare as text; one that is missing is not before any.
  check: ({ facts: { publish_date: from, valid_through: to } }) =>
    to !== undefined && String(to) < String(from) ? { valid_through: ['min'] } : undefined,
  page: (key, { slug }) => `/jobs/${key}/${String(slug)}`,
};

class ArticleFacts {
  @Required() @Text({ max: 40 }) category: string;
  @Required() @Day() publish_date: string;
  @Integer({ min: 1 }) picture?: number;
}

class ArticleText {
  @Required() @Text({ max: 160 }) title: string;
  @Required() @Slug() slug: string;
  @Required() @Text({ max: 400, multiline: true }) excerpt: string;
  @Required() @Markdown() body: string;
}

export const article: ContentKind = {
  name: 'article',
  editors: writers.roles,
  facts: ArticleFacts,
  texts: ArticleText,
  options: {
    category: `select slug as value, names->>'en' as label from blog_category order by position`,
    picture: pictures,
  },
  list: `select id::text as key, title, to_char(publish_date, 'YYYY-MM-DD') as note from blog_post join content_blog_post on blog_post_id = id and language_id = 1
    order by publish_date desc, id desc`,
  read: `select jsonb_build_object('facts', jsonb_strip_nulls(jsonb_build_object('category', category, 'publish_date', publish_date, 'picture', picture_id)),
      'texts', ${textsOf('content_blog_post', 'blog_post_id', `'title', title, 'slug', url, 'excerpt', excerpt, 'body', body`)}) as content from blog_post, given where id = given.key::int`,
  write: [
    `insert into blog_post (id, category, publish_date, picture_id) select key::int, facts->>'category', (facts->>'publish_date')::date, nullif(facts->>'picture', '')::int from given
     on conflict (id) do update set category = excluded.category, publish_date = excluded.publish_date, picture_id = excluded.picture_id`,
    ...textRows('content_blog_post', 'blog_post_id', ['title', 'slug', 'excerpt', 'body', 'plain']),
  ],
  newKey: `select nextval(pg_get_serial_sequence('blog_post', 'id'))::text as key`,
  remove: ['delete from blog_post using given where id = given.key::int'],
  page: (key, { slug }) => `/blog/${key}/${String(slug)}`,
};

/** A calculator of a page: none, or Saver Plus, which is that of term deposits with the rates that have no term. */
const ofPage = ['none', ...calculators, 'saver-plus'];
const calculatorOf = `coalesce(case when show_only_zero_rate then 'saver-plus' else calculator end, 'none')`;

class PageFacts {
  @OneOf(ofPage) calculator?: string;
  @Integer({ min: 1 }) picture?: number;
}

class PageText {
  @Required() @Text({ max: 160 }) title: string;
  @Required() @Text({ max: 400, multiline: true }) description: string;
  @Required() @Markdown() body: string;
}

/** Addresses at which the site has programs, and the one by which the console names what has none yet. */
const programs = [
  '30years',
  'blog',
  'e-banking',
  'jobs',
  'loan-application',
  'new',
  'newsletter',
  'privacy-choice',
  'scheme-choice',
  'search',
  'store',
];

/** Information pages, by their addresses; what says nothing of a calculator leaves it as it is. */
export const page: ContentKind = {
  name: 'page',
  editors: writers.roles,
  facts: PageFacts,
  texts: PageText,
  options: { picture: pictures },
  opens: new RegExp(`^(?!(?:${programs.join('|')})$)[a-z0-9]+(?:-[a-z0-9]+)*$`),
  isNamed: true,
  list: `select slug as key, coalesce(title, '') as title, '/' || slug as note, page.id is not null as is_published
    from (select slug from page union select ${texts(standingPages)}) known left join page using (slug) left join content_page on page_id = page.id and language_id = 1
    order by title = '' or title is null, title, slug`,
  read: `select jsonb_build_object('facts', jsonb_strip_nulls(jsonb_build_object('calculator', ${calculatorOf}, 'picture', picture_id)),
      'texts', (select jsonb_object_agg(${rowLanguage}, jsonb_build_object('title', title, 'description', description, 'body', body)) from content_page where page_id = page.id)) as content
    from page, given where slug = given.key`,
  write: [
    `insert into page (slug, updated) select key, ${today} from given on conflict (slug) do nothing`,
    `update page set picture_id = nullif(facts->>'picture', '')::int, updated = ${today}, show_only_zero_rate = case when facts ? 'calculator' then facts->>'calculator' = 'saver-plus' else show_only_zero_rate end,
       calculator = case facts->>'calculator' when 'none' then null when 'saver-plus' then 'term-deposit-saver-plus' else coalesce(facts->>'calculator', calculator) end
     from given where slug = given.key`,
    `insert into content_page (page_id, language_id, title, description, body, plain)
     select page.id, ${languageNumber('t.key')}, t.value->>'title', t.value->>'description', t.value->>'body', t.value->>'plain'
     from given join page on slug = given.key, jsonb_each(given.texts) t
     on conflict (page_id, language_id) do update set title = excluded.title, description = excluded.description, body = excluded.body, plain = excluded.plain`,
    `delete from content_page using given, page where page.slug = given.key and page_id = page.id and not given.texts ? ${rowLanguage}`,
  ],
  remove: ['delete from page using given where slug = given.key'],
  page: (key) => `/${key}`,
};

class LabelText {
  @Required() @Text({ max: 120 }) label: string;
}

class LabelFacts {
  @Required() @Integer({ max: 999 }) position: number;
}

/** What the choices of the forms are called, and in which order they stand; what is sent stays the same. */
export const dropdownLabel: ContentKind = {
  name: 'dropdown-label',
  editors: writers.roles,
  facts: LabelFacts,
  texts: LabelText,
  languages: 'every',
  list: `select dropdown || '.' || value as key, labels->>'en' as title, dropdown as note from dropdown_value order by dropdown, position`,
  read: `select jsonb_build_object('facts', jsonb_build_object('position', position),
      'texts', (select jsonb_object_agg(l.key, jsonb_build_object('label', l.value)) from jsonb_each(labels) l)) as content
    from dropdown_value, given where dropdown || '.' || value = given.key`,
  write: [
    `update dropdown_value set position = (facts->>'position')::smallint,
       labels = (select jsonb_object_agg(t.key, t.value->'label') from jsonb_each(texts) t) from given where dropdown || '.' || value = given.key`,
  ],
};
