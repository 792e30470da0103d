-- A partner's stores and the people of the partner who may sign in, whose names are the same however they are written.

create table store (
  id int generated always as identity primary key,
  store_number text not null unique,
  name text not null,
  city text not null,
  allows_promotions boolean not null default true
);

create table intermediary (
  id bigint generated always as identity primary key,
  username text not null unique,
  password_hash text,
  name text not null,
  store_id int references store,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  email text
);

create unique index intermediary_username on intermediary (lower(username));

insert into store (store_number, name, city, allows_promotions) values
  ('101', 'Bathline Brussels', 'Brussels', true),
  ('102', 'Bathline Antwerp', 'Antwerp', true),
  ('103', 'Bathline Ghent', 'Ghent', true),
  ('104', 'Bathline Bruges', 'Bruges', true),
  ('105', 'Bathline Leuven', 'Leuven', true),
  ('106', 'Bathline Hasselt', 'Hasselt', true),
  ('107', 'Bathline Kortrijk', 'Kortrijk', false),
  ('201', 'Bathline Liège', 'Liège', true),
  ('202', 'Bathline Namur', 'Namur', true),
  ('203', 'Bathline Charleroi', 'Charleroi', true),
  ('204', 'Bathline Mons', 'Mons', false);
