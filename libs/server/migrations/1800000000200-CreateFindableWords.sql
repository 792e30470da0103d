-- Applications are also found by phone numbers, dates, numbers such as of a card, and what their contacts say, where their flow
-- declares it. The source -2 stands for contacts; others are numbers of steps, or -1 for the code.

-- The last digits first: a number is found without the prefix of its country, too.
create function phone_word(text) returns text immutable parallel safe language sql as $$
  select '~' || reverse(nullif(left(regexp_replace($1, '\D', '', 'g'), 20), ''))
$$;

create function number_word(text) returns text immutable parallel safe language sql as $$
  select '!' || left(nullif(regexp_replace(lower($1), '[^a-z0-9]', '', 'g'), ''), 59)
$$;

create function date_word(text) returns text immutable parallel safe language sql as $$
  select '@' || regexp_replace(substring($1 from '^\d{2}/\d{2}/\d{4}$'), '^(..)/(..)/(....)$', '\3\2\1')
$$;

-- By which rows that are there get their words.
insert into listed_field (flow, step, field, listed_as, place) values
  ('loan-application', 1, 'date_of_birth', 'date', 4),
  ('loan-application', 1, 'mobile', 'phone', 5),
  ('loan-application', 1, 'telephone_number', 'phone', 6),
  ('loan-application', 2, 'mobile_number', 'phone', 7),
  ('loan-application', 2, 'telephone_number', 'phone', 8),
  ('loan-application', 2, 'city', 'word', 9),
  ('e-banking', 1, 'vat', 'number', 3),
  ('e-banking', 2, 'postalcode_city', 'word', 4),
  ('e-banking', -2, 'name', 'name', 5),
  ('e-banking', -2, 'surname', 'name', 6),
  ('e-banking', -2, 'company', 'name', 7),
  ('e-banking', -2, 'birthday', 'date', 8),
  ('e-banking', -2, 'idcard', 'card', 9),
  ('store', 2, 'date_of_birth', 'date', 4),
  ('store', 2, 'mobile', 'phone', 5)
  on conflict do nothing;

create or replace function keep_search_words() returns trigger language plpgsql as $$
declare words text[] := '{}';
begin
  select array_remove(search_words(string_agg(new.fields->>f.field, ' ') filter (where f.listed_as in ('name', 'word')))
      || array_agg(amount_word(new.fields->f.field)) filter (where f.listed_as = 'amount')
      || array_agg(left(nullif(plain_text(trim(new.fields->>f.field)), ''), 60)) filter (where f.listed_as = 'email')
      || array_agg(phone_word(new.fields->>f.field)) filter (where f.listed_as = 'phone')
      || array_agg(date_word(new.fields->>f.field)) filter (where f.listed_as = 'date')
      || array_agg(number_word(new.fields->>f.field)) filter (where f.listed_as in ('number', 'card')), null) into words
    from application a join listed_field f on f.flow = a.flow and f.step = new.step_number
    where a.id = new.application_id having count(*) > 0;
  if not found then return null; end if;
  if tg_op = 'UPDATE' then
    delete from application_word where application_id = new.application_id and source = new.step_number and word <> all(words);
  end if;
  insert into application_word select new.application_id, new.step_number, unnest(words) on conflict do nothing;
  return null;
end $$;

create function keep_contact_words() returns trigger language plpgsql as $$
declare owner bigint := coalesce(new.application_id, old.application_id);
begin
  delete from application_word where application_id = owner and source = -2;
  insert into application_word select distinct a.id, -2, w.word from application a join contact c on c.application_id = a.id
    join listed_field f on f.flow = a.flow and f.step = -2
    cross join lateral (select unnest(case f.listed_as
      when 'phone' then array[phone_word(c.fields->>f.field)]
      when 'date' then array[date_word(c.fields->>f.field)]
      when 'word' then search_words(c.fields->>f.field)
      when 'name' then search_words(c.fields->>f.field)
      when 'email' then array[left(nullif(plain_text(trim(c.fields->>f.field)), ''), 60)]
      else array[number_word(c.fields->>f.field)] end) as word) w
    where a.id = owner and w.word is not null on conflict do nothing;
  return null;
end $$;

create trigger contact_words after insert or delete or update of fields on contact
  for each row execute function keep_contact_words();

insert into application_word select distinct s.application_id, s.step_number, w.word
  from application_step s join application a on a.id = s.application_id
  join listed_field f on f.flow = a.flow and f.step = s.step_number
  cross join lateral (select unnest(case f.listed_as
    when 'phone' then array[phone_word(s.fields->>f.field)]
    when 'date' then array[date_word(s.fields->>f.field)]
    when 'word' then search_words(s.fields->>f.field)
    when 'name' then search_words(s.fields->>f.field)
    when 'email' then array[left(nullif(plain_text(trim(s.fields->>f.field)), ''), 60)]
    else array[number_word(s.fields->>f.field)] end) as word) w
  where f.listed_as in ('phone', 'date', 'number', 'card', 'word') and w.word is not null on conflict do nothing;

insert into application_word select distinct a.id, -2, w.word from application a join contact c on c.application_id = a.id
  join listed_field f on f.flow = a.flow and f.step = -2
  cross join lateral (select unnest(case f.listed_as
    when 'phone' then array[phone_word(c.fields->>f.field)]
    when 'date' then array[date_word(c.fields->>f.field)]
    when 'word' then search_words(c.fields->>f.field)
    when 'name' then search_words(c.fields->>f.field)
    when 'email' then array[left(nullif(plain_text(trim(c.fields->>f.field)), ''), 60)]
    else array[number_word(c.fields->>f.field)] end) as word) w
  where w.word is not null on conflict do nothing;
