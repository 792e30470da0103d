-- Requests of the last minutes, counted by address and by code.

-- Unlogged: counts of the last minutes are worth no disk write, and a crash may forget them.
create unlogged table rate_limit (
  key text primary key,
  count integer not null,
  allowed integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);

create index rate_limit_end on rate_limit (ends_at);
