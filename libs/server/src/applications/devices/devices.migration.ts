import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers that were mailed to applicants: one of each application, as a digest. */
export class CreateDeviceNumbers1764500007400 implements MigrationInterface {
  name = 'CreateDeviceNumbers1764500007400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table device_number (
        application_id bigint primary key references application on delete cascade,
        digest bytea not null,
        tries smallint not null default 0,
        expires_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table device_number');
  }
}
