-- Words are found by themselves or by their application; a third index, which only kept them apart, took as much as the words.
-- Pages of answers keep a tenth free in place of three, those of applications a sixth: what a change replaces is gone before the next one comes.

-- Words that the application has already are left as they are: saves of one application come one after the other. Read by themselves,
-- since a plan that is made while there are few words would join with all of them.
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
  insert into application_word select distinct new.application_id, new.step_number, added from unnest(words) added
    where added <> all (array(
      select word from application_word where application_id = new.application_id and source = new.step_number));
  return null;
end $$;

create index word_of_application on application_word (application_id);
alter table application_word drop constraint application_word_pkey;
alter table application_step set (fillfactor = 90);
alter table application set (fillfactor = 85);
