import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each mail stands: what was sent keeps its envelope for a while, what failed keeps the reason. */
export class StandingOfMails1764500005100 implements MigrationInterface {
  name = 'StandingOfMails1764500005100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add column state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
        add column attempts integer not null default 0,
        add column reason text`);
    await runner.query(`update outbox set state = case when sent_at is null then 'kept' else 'sent' end`);
    await runner.query(`create index outbox_unsettled on outbox (state, created_at) where state <> 'sent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from outbox where state = 'sent'`);
    await runner.query('alter table outbox drop column state, drop column attempts, drop column reason');
  }
}
