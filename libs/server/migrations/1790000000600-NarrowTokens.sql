-- What a token is narrowed to besides its role; nothing narrows none of those that were made before.

alter table api_token add column operations text[] not null default '{}',
  add column flows text[] not null default '{}', add column addresses text[] not null default '{}';
