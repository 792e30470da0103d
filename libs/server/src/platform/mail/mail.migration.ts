import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutbox1763500000220 implements MigrationInterface {
  name = 'CreateOutbox1763500000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key,
        recipient text not null,
        subject text not null,
        body_text text not null,
        body_html text,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      )`);
    await runner.query(`create index outbox_newest on outbox (created_at desc, id)`);
    await runner.query(`
      create table outbox_attachment (
        mail_id uuid not null references outbox on delete cascade,
        position integer not null,
        name text not null,
        type text not null,
        content bytea not null,
        primary key (mail_id, position)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table outbox_attachment`);
    await runner.query(`drop table outbox`);
  }
}
