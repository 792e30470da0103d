import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a subscriber confirmed by the mailed link; whoever subscribed before that was asked for has not. */
export class ConfirmSubscribers1764500011300 implements MigrationInterface {
  name = 'ConfirmSubscribers1764500011300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriber add column confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriber drop column confirmed_at');
  }
}
