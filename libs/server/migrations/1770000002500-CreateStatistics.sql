-- What statistics add up: counts by the day and the month in which applications came into being, kept up with the log
-- by the replica that has read it up to `counted_until`; and sums of them over versions, over languages and over both,
-- which triggers keep up, so that a question reads one row where it read one for each version and language.

create table flow_count (
  flow text not null,
  grain text not null,
  since date not null,
  measure text not null,
  version int not null,
  locale text not null,
  state text not null,
  detail text not null,
  n bigint not null,
  primary key (flow, grain, since, measure, version, locale, state, detail)
) with (fillfactor = 70);

-- Beside each application that was counted stands what its next transition has to be taken off from. An erasure
-- only notes that it was, and leaves the counts to the counter: the two never wait for each other in a circle.
create table counted_application (
  application_id bigint primary key references application on delete cascade,
  flow text not null,
  version int not null,
  locale text not null,
  since date not null,
  state text not null,
  entered_at timestamptz not null,
  moved_on date not null,
  states text[] not null
) with (fillfactor = 70);

create table counted_erasure (
  flow text not null,
  version int not null,
  locale text not null,
  since date not null,
  state text not null,
  moved_on date not null
);

create function note_counted_erasure() returns trigger language plpgsql as $$
    begin
      insert into counted_erasure values (old.flow, old.version, old.locale, old.since, old.state, old.moved_on);
      return null;
    end $$;

create trigger counted_application_erased after delete on counted_application
  for each row execute function note_counted_erasure();

create table counted_until (position bigint not null);
insert into counted_until values (0);

-- Texts that are compared byte by byte: a question sorts thousands of them.
create table flow_sum (
  flow text collate "C" not null,
  version int not null,
  locale text collate "C" not null,
  grain text collate "C" not null,
  since date not null,
  measure text collate "C" not null,
  state text collate "C" not null,
  detail text collate "C" not null,
  n bigint not null,
  primary key (flow, version, locale, grain, since, measure, state, detail)
) with (fillfactor = 70);

create function sum_inserted_counts() returns trigger language plpgsql as $$
  begin
    insert into flow_sum (flow, version, locale, grain, since, measure, state, detail, n)
  select flow, sums.version, sums.locale, grain, since, measure, state, detail, sum(n)
  from (select * from added) counted, lateral (values (counted.version, counted.locale), (counted.version, ''), (0, counted.locale), (0, '')) as sums(version, locale)
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (flow, version, locale, grain, since, measure, state, detail) do update set n = flow_sum.n + excluded.n;
    return null;
  end $$;

create function sum_updated_counts() returns trigger language plpgsql as $$
  begin
    insert into flow_sum (flow, version, locale, grain, since, measure, state, detail, n)
  select flow, sums.version, sums.locale, grain, since, measure, state, detail, sum(n)
  from (select * from added
    union all select flow, grain, since, measure, version, locale, state, detail, -n from taken) counted, lateral (values (counted.version, counted.locale), (counted.version, ''), (0, counted.locale), (0, '')) as sums(version, locale)
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (flow, version, locale, grain, since, measure, state, detail) do update set n = flow_sum.n + excluded.n;
    return null;
  end $$;

create trigger flow_count_inserted after insert on flow_count
  referencing new table as added for each statement execute function sum_inserted_counts();

create trigger flow_count_updated after update on flow_count
  referencing old table as taken new table as added for each statement execute function sum_updated_counts();
