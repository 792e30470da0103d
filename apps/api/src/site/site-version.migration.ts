import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages of the site are made of. */
const tables = [
  'blog_category',
  'blog_post',
  'content_blog_post',
  'content_block',
  'content_page',
  'content_vacancy',
  'employment_type',
  'loan_term',
  'loan_type',
  'media',
  'page',
  'price',
  'promotion',
  'text_override',
  'vacancy',
  'work_place',
];

/** Which transaction was the last to change what the site shows: one row, changed by triggers, whoever writes. */
export class VersionSite1764500013000 implements MigrationInterface {
  name = 'VersionSite1764500013000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_site_change cascade');
    await runner.query('drop table site_version');
  }
}

const up = [
  'create table site_version (changed_by xid8 not null)',
  'create unique index site_version_is_one on site_version ((true))',
  'insert into site_version values (pg_current_xact_id())',
  // A transaction marks the row once: a second mark would say the same.
  `create function note_site_change() returns trigger language plpgsql as $$
    begin
      update site_version set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
      return null;
    end $$`,
  ...tables.map(
    (table) => `create trigger note_site_change after insert or update or delete or truncate on ${table}
      for each statement execute function note_site_change()`,
  ),
];
