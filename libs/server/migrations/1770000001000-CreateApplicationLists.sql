-- What the list of applications looks for, derived from facts and answers by triggers, so that no save asks for it. `standing`
-- is flow, state and statuses in one text: there are few of them, however many applications there are. `application_word` has
-- a row for each word by which an application is found: names, e-mail addresses, amounts, and the last characters of its code.

-- Not by generated columns, whose expressions Postgres plans anew in each statement: nine cost two fifths of what a save did.
-- A step that is saved has no other statuses: what then changes is the state alone, which stands before them.
create function derive_from_facts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or (new.flow, new.facts->'statuses', new.facts->'referrer', new.facts->'isStaff') is distinct from (old.flow, old.facts->'statuses', old.facts->'referrer', old.facts->'isStaff') then
      new.referrer := nullif(new.facts->>'referrer', '');
      new.is_staff := coalesce((new.facts->>'isStaff')::boolean, false);
      new.application_status_id := coalesce(new.facts->'statuses'->>'application', '0')::smallint;
      new.risk_status_id := coalesce(new.facts->'statuses'->>'risk', '0')::smallint;
      new.nbb_status_id := coalesce(new.facts->'statuses'->>'nbb', '0')::smallint;
      new.payslip_status_id := coalesce(new.facts->'statuses'->>'payslip', '0')::smallint;
      new.invoice_status_id := coalesce(new.facts->'statuses'->>'invoice', '0')::smallint;
      new.final_status_id := coalesce(new.facts->'statuses'->>'final', '0')::smallint;
      new.standing := new.flow || '/' || new.state || '/' || coalesce(new.facts->'statuses'->>'application', '0') || coalesce(new.facts->'statuses'->>'risk', '0') || coalesce(new.facts->'statuses'->>'nbb', '0') || coalesce(new.facts->'statuses'->>'payslip', '0') || coalesce(new.facts->'statuses'->>'invoice', '0') || coalesce(new.facts->'statuses'->>'final', '0');
    elsif new.state <> old.state then
      new.standing := new.flow || '/' || new.state || substr(old.standing, length(old.flow) + length(old.state) + 2);
    end if;
    return new;
  end
$$;

create trigger application_derived before insert or update of flow, state, facts on application
  for each row execute function derive_from_facts();

create index application_by_standing on application (standing, created_at, id);
-- In the order of their creation, in which the list is walked through when nothing narrows it by much.
create index application_by_date on application (created_at, id);

do $do$
declare
  -- By which Postgres knows small letters of every script, whatever the database was made with: built in since 17, else of a library.
  letters text := coalesce((select collname from pg_collation where collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8')
    and collencoding in (-1, pg_char_to_encoding(getdatabaseencoding()))
    order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8'], collname::text) limit 1), 'default');
begin
  -- Letters without accents; what NFD does not take apart is written as people do who lack the key.
  execute format($create$create function plain_text(text) returns text immutable parallel safe language sql as $$
    select translate(replace(replace(replace(
      lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') collate "%s"),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđðı', 'olddi')
  $$$create$, letters);
  -- What has an @ or a full stop inside is an address and stays whole.
  execute format($create$create function search_words(text) returns text[] immutable parallel safe language sql as $$
    select coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}') from (
      select unnest(case when part ~ '[^.]\.[^.]|@' then array[part] else regexp_split_to_array(part, '[^[:alnum:]]+' collate "%s") end) as word
      from regexp_split_to_table(plain_text($1), '\s+') as part) as words
  $$$create$, letters);
end $do$;

-- An amount as a word: cents, of which the larger ones come later. That of a loan stands among its details or among what a store prepares.
create function amount_word(amount jsonb) returns text immutable parallel safe language sql as $$
    select case when jsonb_typeof(amount) = 'number' and amount::numeric between 0 and 99999999999
      then '=' || lpad((amount::numeric * 100)::bigint::text, 13, '0') end
  $$;

create function search_words(step_number smallint, fields jsonb) returns text[] immutable parallel safe language sql as $$
    select array_remove(search_words(concat_ws(' ', fields->>'first_name', fields->>'last_name', fields->>'company', fields->>'trade_name')) || array[left(nullif(plain_text(trim(fields->>'email')), ''), 60),
      amount_word(case when step_number = 0 then fields->'amount' else fields->'loan_amount' end)], null)
  $$;

create table application_word (
  application_id bigint not null references application on delete cascade,
  source smallint not null,
  word text collate "C" not null,
  primary key (application_id, source, word)
);

create index application_by_word on application_word (word, application_id);

create function keep_search_words() returns trigger language plpgsql as $$
    declare words text[] := case when new.fields is null then '{}' else search_words(new.step_number, new.fields) end;
    begin
      if tg_op = 'UPDATE' then
        delete from application_word where application_id = new.application_id and source = new.step_number and word <> all(words);
      end if;
      insert into application_word select new.application_id, new.step_number, unnest(words) on conflict do nothing;
      return null;
    end
  $$;

-- The answers by which an application is found, whichever flow has them.
create trigger application_step_added after insert on application_step
  for each row when (new.fields ?| array['first_name', 'last_name', 'company', 'trade_name', 'email', 'amount', 'loan_amount'])
  execute function keep_search_words();

create trigger application_step_changed after update of fields on application_step
  for each row when (old.fields is distinct from new.fields
    and (coalesce(old.fields ?| array['first_name', 'last_name', 'company', 'trade_name', 'email', 'amount', 'loan_amount'], false)
      or coalesce(new.fields ?| array['first_name', 'last_name', 'company', 'trade_name', 'email', 'amount', 'loan_amount'], false)))
  execute function keep_search_words();

-- Numbers that were mailed to applicants: one of each application.
create table device_number (
  application_id bigint primary key references application on delete cascade,
  digest bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
