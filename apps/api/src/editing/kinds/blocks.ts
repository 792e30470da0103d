import { Required, Text } from '@statewise/fields';
import { writers } from '@statewise/contract';
import type { ContentKind } from '../content-kind.js';
import { languageNumber, rowLanguage } from './languages.js';
import { links, linksWithTexts, menuGroups } from './link-lists.js';

const mostOfList = 10_000;

/** A list as Markdown of the rows of `items`, each written by `line`. */
const listed = (items: string, line: string): string =>
  `(select string_agg(${line}, E'\\n' order by at) from jsonb_array_elements(${items}) with ordinality as i (item, at))`;
const link = (label = 'label'): string => `'- [' || (item->>'${label}') || '](' || (item->>'href') || ')'`;

/** Something that there is once, which a page of the site is drawn from: a block of `members` by language. */
const block = (name: 'home' | 'menus', members: string) =>
  ({
    name,
    editors: writers.roles,
    languages: 'every',
    opens: new RegExp(`^${name}$`),
    list: `select '${name}' as key, coalesce(max(content->>'title'), '') as title, '' as note, count(*) > 0 as is_published
      from content_block where name = '${name}' and language_id = 1`,
    read: `select jsonb_build_object('facts', '{}'::jsonb, 'texts', jsonb_object_agg(${rowLanguage}, jsonb_strip_nulls(jsonb_build_object(${members})))) as content
      from given, content_block where name = '${name}' and name = given.key having count(*) > 0`,
    write: [
      `insert into content_block (name, language_id, content) select '${name}', ${languageNumber('t.key')}, t.value from given, jsonb_each(given.texts) t
       on conflict (name, language_id) do update set content = excluded.content`,
    ],
    page: () => '/',
  }) as const satisfies ContentKind;

class MenusText {
  @Text({ max: mostOfList, multiline: true }) main?: string;
  @Text({ max: mostOfList, multiline: true }) login?: string;
  @Text({ max: mostOfList, multiline: true }) footer?: string;
}

const group = `'- ' || (item->>'label') || E'\\n' || ${listed(`item->'items'`, `'  ' || ${link()}`)}`;

/** The menus above and below every page. */
export const menus: ContentKind = {
  ...block(
    'menus',
    `'main', ${listed(`content->'main'`, group)}, 'login', ${listed(`content->'login'`, link())}, 'footer', ${listed(`content->'footer'`, group)}`,
  ),
  texts: MenusText,
  lists: { main: menuGroups, login: links, footer: menuGroups },
  nameIn: (_facts, language) => ({ en: 'Menus', nl: 'Menu’s', fr: 'Menus' })[language],
};

class HomeText {
  @Required() @Text({ max: 160 }) title: string;
  @Required() @Text({ max: 400, multiline: true }) description: string;
  @Required() @Text({ max: 400, multiline: true }) lead: string;
  @Text({ max: mostOfList, multiline: true }) actions?: string;
  @Text({ max: mostOfList, multiline: true }) products?: string;
}

/** The home page. */
export const home: ContentKind = {
  ...block(
    'home',
    `'title', content->'title', 'description', content->'description', 'lead', content->'lead', 'actions', ${listed(`content->'actions'`, link())},
      'products', ${listed(`content->'products'`, `${link('title')} || ': ' || (item->>'text')`)}`,
  ),
  texts: HomeText,
  lists: { actions: links, products: linksWithTexts },
};
