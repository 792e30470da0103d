import { Integer, Required, Text } from '@statewise/fields';
import { writers } from '@statewise/contract';
import type { ContentKind } from '../content-kind.js';

class NameText {
  @Required() @Text({ max: 60 }) name: string;
}

/** The field by which things of a kind, rows of `table`, choose. */
interface Chosen {
  readonly by: 'article' | 'vacancy';
  readonly table: string;
  readonly field: string;
}

/** What articles and vacancies choose from: rows of `table`, named in every language in the column `names`, with what is the same in all of them. */
const choice = (
  table: string,
  key: string,
  names: string,
  chosen: Chosen,
  facts: Readonly<Record<string, 'text' | 'smallint'>> = {},
) => {
  const columns = Object.keys(facts);
  const written = columns.map((name) => `, (facts->>'${name}')::${facts[name]}`).join('');
  const named = columns.map((name) => `, ${name}`).join('');
  return {
    editors: writers.roles,
    texts: NameText,
    languages: 'every',
    // By `new` the console names what has no address yet.
    opens: /^(?!new$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    isNamed: true,
    list: `select ${key} as key, ${names}->>'en' as title, ${key} as note from ${table} order by ${columns[0] ?? key}`,
    read: `select jsonb_build_object('facts', jsonb_strip_nulls(jsonb_build_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})),
        'texts', (select jsonb_object_agg(n.key, jsonb_build_object('name', n.value)) from jsonb_each(${names}) n)) as content from ${table}, given where ${key} = given.key`,
    write: [
      `insert into ${table} (${key}, ${names}${named}) select key, (select jsonb_object_agg(t.key, t.value->'name') from jsonb_each(texts) t)${written} from given
       on conflict (${key}) do update set ${[names, ...columns].map((name) => `${name} = excluded.${name}`).join(', ')}`,
    ],
    remove: [`delete from ${table} using given where ${key} = given.key`],
    users: `select coalesce(title, id::text) as title from given, ${chosen.table} left join content_${chosen.table} on ${chosen.table}_id = id and language_id = 1
        where ${chosen.field} = given.key
      union select coalesce(i.draft->'texts'->'en'->>'title', i.key) from given, content_item i
        where i.kind = '${chosen.by}' and i.draft->'facts'->>'${chosen.field}' = given.key order by 1 limit 20`,
  } as const;
};

const ofArticles: Chosen = { by: 'article', table: 'blog_post', field: 'category' };
const ofVacancies = (field: string): Chosen => ({ by: 'vacancy', table: 'vacancy', field });

class CategoryFacts {
  @Required() @Integer({ max: 999 }) position: number;
}

/** What articles are about. */
export const category: ContentKind = {
  ...choice('blog_category', 'slug', 'names', ofArticles, { position: 'smallint' }),
  name: 'category',
  facts: CategoryFacts,
};

/** How vacancies employ. */
export const employmentType: ContentKind = {
  ...choice('employment_type', 'id', 'titles', ofVacancies('employment_type')),
  name: 'employment-type',
};

class WorkPlaceFacts {
  /** Two capitals. */
  @Text({ pattern: /^[A-Z]{2}$/ }) country?: string;
  @Text({ max: 120 }) street?: string;
  @Text({ max: 20 }) postal_code?: string;
}

/** Where the bank's people work. */
export const workPlace: ContentKind = {
  ...choice('work_place', 'id', 'names', ofVacancies('place'), {
    country: 'text',
    street: 'text',
    postal_code: 'text',
  }),
  name: 'work-place',
  facts: WorkPlaceFacts,
};
