import type { MigrationInterface, QueryRunner } from 'typeorm';
import { statusTypes } from '@statewise/flow';

/**
 * What the list of applications looks for. `standing` is flow, state and statuses in one text: there are few of them, however
 * many applications there are. `application_word` has a row for each word by which an application is found; names, e-mail
 * addresses and amounts get there by triggers, so that no save asks for them, and the last characters of its code when it gets one.
 */
export class SearchApplications1764500001000 implements MigrationInterface {
  name = 'SearchApplications1764500001000';

  async up(runner: QueryRunner): Promise<void> {
    const known: { collname: string }[] = await runner.query(
      `select collname from pg_collation where collname::text = any($1::text[])
        and collencoding in (-1, pg_char_to_encoding(getdatabaseencoding())) order by array_position($1::text[], collname::text) limit 1`,
      [collations],
    );
    const collation = known[0]?.collname ?? 'default';
    for (const statement of up(collation)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const digits = statusTypes.map((type) => `coalesce(facts->'statuses'->>'${type}', '0')`).join(' || ');

/** The answers by which an application is found, whichever flow has them. */
const named = `array['first_name', 'last_name', 'company', 'trade_name', 'email', 'amount', 'loan_amount']`;
const names = ['first_name', 'last_name', 'company', 'trade_name'].map((name) => `fields->>'${name}'`).join(', ');

/** Those by which Postgres knows small letters of every script, whatever the database was made with: built in since 17, else of a library. */
const collations = ['pg_c_utf8', 'und-x-icu', 'C.utf8'];

const up = (collation: string) => [
  // Letters without accents; what NFD does not take apart is written as people do who lack the key.
  `create function plain_text(text) returns text immutable parallel safe language sql as $$
    select translate(replace(replace(replace(
      lower(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g') collate "${collation}"),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđðı', 'olddi')
  $$`,
  // What has an @ or a full stop inside is an address and stays whole.
  `create function search_words(text) returns text[] immutable parallel safe language sql as $$
    select coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}') from (
      select unnest(case when part ~ '[^.]\\.[^.]|@' then array[part] else regexp_split_to_array(part, '[^[:alnum:]]+' collate "${collation}") end) as word
      from regexp_split_to_table(plain_text($1), '\\s+') as part) as words
  $$`,
  // An amount as a word: cents, of which the larger ones come later. That of a loan stands among its details or among what a store prepares.
  `create function amount_word(amount jsonb) returns text immutable parallel safe language sql as $$
    select case when jsonb_typeof(amount) = 'number' and amount::numeric between 0 and 99999999999
      then '=' || lpad((amount::numeric * 100)::bigint::text, 13, '0') end
  $$`,
  `create function search_words(step_number smallint, fields jsonb) returns text[] immutable parallel safe language sql as $$
    select array_remove(search_words(concat_ws(' ', ${names})) || array[left(nullif(plain_text(trim(fields->>'email')), ''), 60),
      amount_word(case when step_number = 0 then fields->'amount' else fields->'loan_amount' end)], null)
  $$`,
  `create table application_word (
    application_id bigint not null references application on delete cascade,
    source smallint not null,
    word text collate "C" not null,
    primary key (application_id, source, word)
  )`,
  `insert into application_word select distinct application_id, step_number, word
    from application_step, unnest(search_words(step_number, fields)) as word where fields ?| ${named}`,
  `insert into application_word select id, -1, '#' || right(code, 4) from application`,
  'create index application_by_word on application_word (word, application_id)',
  `create function keep_search_words() returns trigger language plpgsql as $$
    declare words text[] := case when new.fields is null then '{}' else search_words(new.step_number, new.fields) end;
    begin
      if tg_op = 'UPDATE' then
        delete from application_word where application_id = new.application_id and source = new.step_number and word <> all(words);
      end if;
      insert into application_word select new.application_id, new.step_number, unnest(words) on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger application_step_added after insert on application_step
    for each row when (new.fields ?| ${named}) execute function keep_search_words()`,
  `create trigger application_step_changed after update of fields on application_step
    for each row when (old.fields is distinct from new.fields and (coalesce(old.fields ?| ${named}, false) or coalesce(new.fields ?| ${named}, false)))
    execute function keep_search_words()`,
  'drop index application_step_email',
  'drop index application_step_name',
  `alter table application add column standing text collate "C" not null generated always as (flow || '/' || state || '/' || ${digits}) stored`,
  'create index application_by_standing on application (standing, created_at, id)',
  'drop index application_by_state',
];

const down = [
  'create index application_by_state on application (flow, state, id desc)',
  'alter table application drop column standing',
  "create index application_step_name on application_step (lower(fields->>'last_name')) where step_number = 1",
  "create index application_step_email on application_step (lower(fields->>'email')) where step_number = 1",
  'drop trigger application_step_changed on application_step',
  'drop trigger application_step_added on application_step',
  'drop function keep_search_words()',
  'drop table application_word',
  'drop function search_words(smallint, jsonb)',
  'drop function amount_word(jsonb)',
  'drop function search_words(text)',
  'drop function plain_text(text)',
];
