import { sqlMigration } from '../platform/database/sql-migration.js';
import { keepWords } from './listed-fields.migration.js';

type ListedRow = Readonly<Record<'flow' | 'field' | 'listed_as', string>> & Readonly<Record<'step' | 'place', number>>;

const value = `new.fields->>f.field`;
const wordsOf = (value: string): string => `case f.listed_as
    when 'phone' then array[phone_word(${value})]
    when 'date' then array[date_word(${value})]
    when 'word' then search_words(${value})
    when 'name' then search_words(${value})
    when 'email' then array[left(nullif(plain_text(trim(${value})), ''), 60)]
    else array[number_word(${value})] end`;

/** Reads every word of a step by which its flow lets an application be found. */
const declaredWords = `select array_remove(search_words(string_agg(${value}, ' ') filter (where f.listed_as in ('name', 'word')))
        || array_agg(amount_word(new.fields->f.field)) filter (where f.listed_as = 'amount')
        || array_agg(left(nullif(plain_text(trim(${value})), ''), 60)) filter (where f.listed_as = 'email')
        || array_agg(phone_word(${value})) filter (where f.listed_as = 'phone')
        || array_agg(date_word(${value})) filter (where f.listed_as = 'date')
        || array_agg(number_word(${value})) filter (where f.listed_as in ('number', 'card')), null) into words
      from application a join listed_field f on f.flow = a.flow and f.step = new.step_number
      where a.id = new.application_id having count(*) > 0;
    if not found then return null; end if;`;

/** The source of words of contacts; those of others are numbers of steps, or -1 for the code. */
const fromContacts = -2;

const contactWords = (application: string): string => `insert into application_word
      select distinct a.id, ${fromContacts}, w.word from application a join contact c on c.application_id = a.id
        join listed_field f on f.flow = a.flow and f.step = ${fromContacts}
        cross join lateral (select unnest(${wordsOf('c.fields->>f.field')}) as word) w
      where ${application} and w.word is not null on conflict do nothing`;

/**
 * Applications are also found by phone numbers, dates, numbers such as of a card, and what their contacts say, where their flow
 * declares it. `added` are the declarations by which rows that are there get their words.
 */
export const createFindableWords = (added: readonly ListedRow[]) =>
  sqlMigration('CreateFindableWords1800000000200', [
    // The last digits first: a number is found without the prefix of its country, too.
    `create function phone_word(text) returns text immutable parallel safe language sql as $$
        select '~' || reverse(nullif(left(regexp_replace($1, '\\D', '', 'g'), 20), ''))
      $$`,
    `create function number_word(text) returns text immutable parallel safe language sql as $$
        select '!' || left(nullif(regexp_replace(lower($1), '[^a-z0-9]', '', 'g'), ''), 59)
      $$`,
    `create function date_word(text) returns text immutable parallel safe language sql as $$
        select '@' || regexp_replace(substring($1 from '^\\d{2}/\\d{2}/\\d{4}$'), '^(..)/(..)/(....)$', '\\3\\2\\1')
      $$`,
    [
      `insert into listed_field select * from jsonb_to_recordset($1::jsonb)
          as f(flow text, step smallint, field text, listed_as text, place smallint) on conflict do nothing`,
      JSON.stringify(added),
    ],
    keepWords(declaredWords),
    `create function keep_contact_words() returns trigger language plpgsql as $$
        declare owner bigint := coalesce(new.application_id, old.application_id);
        begin
          delete from application_word where application_id = owner and source = ${fromContacts};
          ${contactWords('a.id = owner')};
          return null;
        end
      $$`,
    `create trigger contact_words after insert or delete or update of fields on contact
        for each row execute function keep_contact_words()`,
    `insert into application_word select distinct s.application_id, s.step_number, w.word
        from application_step s join application a on a.id = s.application_id
        join listed_field f on f.flow = a.flow and f.step = s.step_number
        cross join lateral (select unnest(${wordsOf('s.fields->>f.field')}) as word) w
        where f.listed_as in ('phone', 'date', 'number', 'card', 'word') and w.word is not null on conflict do nothing`,
    contactWords('true'),
  ]);

/**
 * Words that the application has already are left as they are: saves of one application come one after the other. Read by themselves,
 * since a plan that is made while there are few words would join with all of them.
 */
const addedWords = `insert into application_word select distinct new.application_id, new.step_number, added from unnest(words) added
      where added <> all (array(
        select word from application_word where application_id = new.application_id and source = new.step_number));`;

/**
 * Words are found by themselves or by their application; a third index, which only kept them apart, took as much as the words.
 * Pages of answers keep a tenth free in place of three, those of applications a sixth: what a change replaces is gone before the next one comes.
 */
export const narrowWords = sqlMigration('NarrowWords1820000000500', [
  keepWords(declaredWords, addedWords),
  'create index word_of_application on application_word (application_id)',
  'alter table application_word drop constraint application_word_pkey',
  'alter table application_step set (fillfactor = 90)',
  'alter table application set (fillfactor = 85)',
]);
