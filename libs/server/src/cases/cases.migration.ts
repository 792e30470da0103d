import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails know the application that they are about, and notes of colleagues stand beside it; both go with it. */
export class KeepMailsAndNotes1764500002300 implements MigrationInterface {
  name = 'KeepMailsAndNotes1764500002300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column application_id bigint references application on delete cascade');
    await runner.query(
      'create index outbox_of_application on outbox (application_id, created_at) where application_id is not null',
    );
    await runner.query(`
      create table application_note (
        id bigint generated always as identity primary key,
        application_id bigint not null references application on delete cascade,
        author uuid references "user" on delete set null,
        text text not null,
        written_at timestamptz not null default now()
      )`);
    await runner.query('create index note_of_application on application_note (application_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_note');
    await runner.query('drop index outbox_of_application');
    await runner.query('alter table outbox drop column application_id');
  }
}
