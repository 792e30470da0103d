import { sqlMigration } from '@statewise/server/platform/database/sql-migration.js';

/** Drafts and history of everything that is edited, and the texts of interfaces in other words. */
export const createEditing = sqlMigration('CreateEditing1770000002100', [
  `create table content_item (
      kind text not null,
      key text not null,
      version int not null,
      draft jsonb,
      draft_by text,
      draft_at timestamptz,
      primary key (kind, key)
    )`,
  `create table content_revision (
      kind text not null,
      key text not null,
      version int not null,
      act text not null check (act in ('first', 'published', 'removed')),
      content jsonb not null,
      author text,
      at timestamptz not null default now(),
      primary key (kind, key, version)
    )`,
  `create table text_override (
      area text not null,
      key text not null,
      language text not null check (language in ('en', 'nl', 'fr')),
      text text not null,
      updated_at timestamptz not null default now(),
      primary key (area, key, language)
    )`,
]);

/** When a draft publishes itself, on whose word and why; what could not be published waits until somebody changes it. */
export const scheduleContent = sqlMigration('ScheduleContent1820000000200', [
  'alter table content_item add column publish_at timestamptz, add column publish_by text, add column publish_reason text',
  `create function end_unpublished_task() returns trigger language plpgsql as $$
    begin
      delete from task where kind in ('unpublished', 'unpublishedTerms') and subject = new.kind || '/' || new.key;
      return null;
    end $$`,
  `create trigger content_is_attended_to after update of version on content_item for each row execute function end_unpublished_task()`,
]);
