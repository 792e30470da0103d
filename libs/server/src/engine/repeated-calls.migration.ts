import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Calls that are answered again: those that created an application or changed nothing have rows of their own, and a key
 * may be used again after a day. An application keeps a digest of the code that its present one took the place of, and when that was.
 */
export class RepeatCalls1764300000200 implements MigrationInterface {
  name = 'RepeatCalls1764300000200';

  async up(runner: QueryRunner): Promise<void> {
    // Without a reference to the application: a row lives for a day, and says nothing of anybody.
    await runner.query(`
      create table answered_call (
        application_id bigint not null,
        key text not null,
        fingerprint text not null,
        seq int not null,
        creates boolean not null,
        at timestamptz not null default now(),
        primary key (application_id, key)
      )`);
    await runner.query('create unique index answered_creation on answered_call (key) where creates');
    await runner.query('drop index transition_creation_by_key');
    await runner.query('drop index transition_by_key');
    await runner.query(
      'create index transition_by_key on transition (application_id, idempotency_key) where idempotency_key is not null',
    );
    await runner.query('alter table application add column former_code bytea, add column renewed_seq int');
    await runner.query(
      'create index application_by_former_code on application (former_code) where former_code is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application drop column former_code, drop column renewed_seq');
    await runner.query('drop table answered_call');
    await runner.query(
      'update transition set idempotency_key = null, fingerprint = null where idempotency_key is not null',
    );
    await runner.query('drop index transition_by_key');
    await runner.query(
      'create unique index transition_by_key on transition (application_id, idempotency_key) where idempotency_key is not null',
    );
    await runner.query(
      'create unique index transition_creation_by_key on transition (idempotency_key) where seq = 1 and idempotency_key is not null',
    );
  }
}
