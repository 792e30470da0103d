-- The scripts, styles and pictures of every release whose pages may still be open somewhere.

-- As they are sent, most of them compressed: what Postgres would do again.
create table front_end_asset (
  path text primary key,
  content bytea not null,
  mac bytea not null,
  served_at timestamptz not null default now()
);

alter table front_end_asset alter column content set storage external;
