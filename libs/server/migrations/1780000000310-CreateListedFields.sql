-- The answers by which applications are listed and found are those that their flow declares; each start writes them here.

create table listed_field (
  flow text not null,
  step smallint not null,
  field text not null,
  listed_as text not null,
  place smallint not null,
  primary key (flow, step, field, listed_as)
);

-- Those of the flows that a database of the first release has, for what older replicas save until then.
insert into listed_field (flow, step, field, listed_as, place) values
  ('loan-application', 0, 'amount', 'amount', 0),
  ('loan-application', 1, 'first_name', 'name', 0),
  ('loan-application', 1, 'last_name', 'name', 1),
  ('loan-application', 1, 'email', 'email', 2),
  ('e-banking', 1, 'email', 'email', 0),
  ('e-banking', 2, 'company', 'name', 0),
  ('e-banking', 2, 'trade_name', 'word', 1),
  ('store', 2, 'first_name', 'name', 0),
  ('store', 2, 'last_name', 'name', 1),
  ('store', 2, 'email', 'email', 2),
  ('store', 2, 'loan_amount', 'amount', 3);

-- Read in the trigger itself, which keeps the plan: a function of its own would be planned at each save.
create or replace function keep_search_words() returns trigger language plpgsql as $$
declare words text[] := '{}';
begin
  select array_remove(search_words(string_agg(new.fields->>f.field, ' ') filter (where f.listed_as in ('name', 'word')))
      || array_agg(amount_word(new.fields->f.field)) filter (where f.listed_as = 'amount')
      || array_agg(left(nullif(plain_text(trim(new.fields->>f.field)), ''), 60)) filter (where f.listed_as = 'email'), null) into words
    from application a join listed_field f on f.flow = a.flow and f.step = new.step_number
    where a.id = new.application_id having count(*) > 0;
  if not found then return null; end if;
  if tg_op = 'UPDATE' then
    delete from application_word where application_id = new.application_id and source = new.step_number and word <> all(words);
  end if;
  insert into application_word select new.application_id, new.step_number, unnest(words) on conflict do nothing;
  return null;
end $$;

drop trigger application_step_added on application_step;
drop trigger application_step_changed on application_step;

create trigger application_step_added after insert on application_step
  for each row when (new.fields is not null) execute function keep_search_words();

create trigger application_step_changed after update of fields on application_step
  for each row when (old.fields is distinct from new.fields) execute function keep_search_words();
