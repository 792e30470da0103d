-- Drafts and history of everything that is edited, and the texts of interfaces in other words.

create table content_item (
  kind text not null,
  key text not null,
  version int not null,
  draft jsonb,
  draft_by text,
  draft_at timestamptz,
  primary key (kind, key)
);

create table content_revision (
  kind text not null,
  key text not null,
  version int not null,
  act text not null check (act in ('first', 'published', 'removed')),
  content jsonb not null,
  author text,
  at timestamptz not null default now(),
  primary key (kind, key, version)
);

create table text_override (
  area text not null,
  key text not null,
  language text not null check (language in ('en', 'nl', 'fr')),
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (area, key, language)
);
