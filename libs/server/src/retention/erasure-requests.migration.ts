import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasures that one person asked for and another has to do. */
export class RequestErasures1764500002200 implements MigrationInterface {
  name = 'RequestErasures1764500002200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erasure_request (
        application_id bigint primary key references application on delete cascade,
        person text not null,
        requested_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erasure_request');
  }
}
