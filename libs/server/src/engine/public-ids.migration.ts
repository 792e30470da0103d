import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bank's own people name an application by an id that opens nothing to anybody else; its code stays the applicant's. */
export class NameById1764300000400 implements MigrationInterface {
  name = 'NameById1764300000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application add column public_id uuid not null default gen_random_uuid()');
    await runner.query('create unique index application_by_public_id on application (public_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application drop column public_id');
  }
}
