import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContactMessages1764200000200 implements MigrationInterface {
  name = 'CreateContactMessages1764200000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_message (
        id uuid primary key,
        reference text not null,
        received_at timestamptz not null default now(),
        language text not null,
        fields jsonb not null,
        request_key text unique,
        request_digest text not null
      )`);
    await runner.query('create index contact_message_age on contact_message (received_at)');
    // A message that is erased leaves its attachments to be swept, since their files stand outside of the database.
    await runner.query(`
      create table contact_attachment (
        id bigint generated always as identity primary key,
        message_id uuid references contact_message on delete set null,
        position smallint not null,
        name text not null,
        content_type text not null,
        size integer not null,
        sha256 text not null,
        file_name text not null
      )`);
    await runner.query('create index contact_attachment_message on contact_attachment (message_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_attachment');
    await runner.query('drop table contact_message');
  }
}
