-- Erasures that one person asked for and another has to do.

create table erasure_request (
  application_id bigint primary key references application on delete cascade,
  person text not null,
  requested_at timestamptz not null default now()
);
