import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When something was last typed beside a step: what somebody still works on is not left alone. */
export class NoteDrafts1764500008000 implements MigrationInterface {
  name = 'NoteDrafts1764500008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_step add column drafted_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_step drop column drafted_at');
  }
}
