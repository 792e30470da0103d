import { Required, Text } from '@statewise/fields';
import { writers } from '@statewise/contract';
import type { ContentKind } from '../content-kind.js';

class InterfaceText {
  @Required() @Text({ max: 2_000, multiline: true }) text: string;
}

/** A report says its app, the area of the text where that is another, and the page: `loan.ui /be-nl/loan-application`. */
const areaOf = String.raw`regexp_replace(split_part(context, ' ', 1), '^.*\.', '')`;

/** Texts of the interfaces in other words than the release has, and those that it lacks. */
export const translation: ContentKind = {
  name: 'translation',
  editors: writers.roles,
  texts: InterfaceText,
  languages: 'any',
  opens: /^[\w-]{1,40}:.{1,200}$/,
  list: `select key, split_part(key, ':', 2) as title, string_agg(distinct note, ', ') as note from (
      select area || ':' || content as key, language || ' missing' as note, at
      from (select ${areaOf} as area, content, language, max(reported_at) as at from translation where content <> '*' group by 1, 2, 3) as reported
      where area <> '' and not exists
        (select from text_override o where o.area = reported.area and o.key = reported.content and o.language = reported.language)
      union all select area || ':' || key, language, updated_at from text_override) as texts
    group by key order by max(at) desc, key`,
  read: `select jsonb_build_object('facts', '{}'::jsonb, 'texts', jsonb_object_agg(language, jsonb_build_object('text', text))) as content
    from given join text_override on area || ':' || text_override.key = given.key having count(*) > 0`,
  write: [
    `delete from text_override using given where area || ':' || text_override.key = given.key and not given.texts ? language`,
    `insert into text_override (area, key, language, text)
     select split_part(given.key, ':', 1), substr(given.key, strpos(given.key, ':') + 1), t.key, t.value->>'text' from given, jsonb_each(given.texts) t
     on conflict (area, key, language) do update set text = excluded.text, updated_at = now()`,
  ],
  remove: [`delete from text_override using given where area || ':' || text_override.key = given.key`],
};
