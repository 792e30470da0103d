import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What insiders did: rows come and never change, for the application's own role too. */
export class CreateAudit1764400001200 implements MigrationInterface {
  name = 'CreateAudit1764400001200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit');
    await runner.query('drop function refuse_change');
  }
}

const up = [
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    kind text not null,
    actor_id text,
    actor_role text,
    address text,
    application_id uuid,
    subject text,
    details jsonb not null default '{}'
  )`,
  'create index audit_actor on audit (actor_id, id)',
  'create index audit_subject on audit (subject, id)',
  'create index audit_application on audit (application_id, id)',
  'create index audit_kind on audit (kind, id)',
  'create index audit_at on audit (at)',
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are neither changed nor removed', tg_table_name; end $$`,
  'create trigger audit_keeps_rows before update or delete on audit for each row execute function refuse_change()',
  'create trigger audit_keeps_all before truncate on audit for each statement execute function refuse_change()',
];
