import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReplyTo1764200000100 implements MigrationInterface {
  name = 'ReplyTo1764200000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column reply_to text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column reply_to');
  }
}
