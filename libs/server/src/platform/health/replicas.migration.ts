import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The processes that serve this database, as each says of itself. */
export class CreateReplicas1764500005200 implements MigrationInterface {
  name = 'CreateReplicas1764500005200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table replica (
        id uuid primary key,
        host text not null,
        pid integer not null,
        worker boolean not null,
        node text not null,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table replica');
  }
}
