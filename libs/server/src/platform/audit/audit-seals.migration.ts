import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seals over the rows of the audit: they come and never change, like the rows. */
export class SealAudit1764500011310 implements MigrationInterface {
  name = 'SealAudit1764500011310';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_seal');
  }
}

const up = [
  `create table audit_seal (
    seq bigint primary key,
    after_id bigint not null,
    last_id bigint not null,
    row_count int not null,
    previous bytea,
    hash bytea not null,
    sealed_at timestamptz not null default now()
  )`,
  'create trigger audit_seal_keeps_rows before update or delete on audit_seal for each row execute function refuse_change()',
  'create trigger audit_seal_keeps_all before truncate on audit_seal for each statement execute function refuse_change()',
];
