import { normaliseCode } from '@statewise/i18n';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { SecretKey } from '../platform/secret-key/secret-key.js';
import { ApplicationCodes } from './application-codes.js';

interface PlainRow {
  readonly id: string;
  readonly public_id: string;
  readonly code: string;
  readonly admin_code: string;
}

const atOnce = 1_000;

/**
 * Codes are kept as digests and sealed, and no more in the clear. Rows that are there are rewritten a thousand at a time, each
 * thousand in a transaction of its own, while others go on reading and writing; what was written meanwhile follows in the last
 * one, which takes the old columns away: a release that knows only those then neither reads nor writes a code. Broken off, it
 * begins again where it was.
 */
export const sealCodes = (secret: SecretKey) =>
  class SealCodes1764500007000 implements MigrationInterface {
    name = 'SealCodes1764500007000';
    transaction = false as const;
    readonly codes = new ApplicationCodes(secret);

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of prepare) await runner.query(statement);
      while ((await this.sealNext(runner)) > 0);
      await this.rewriteCalls(runner);
      await runner.startTransaction();
      try {
        await runner.query('lock table application in access exclusive mode');
        while ((await this.sealNext(runner)) > 0);
        await runner.query(nameJobsById);
        await this.nameSearchesById(runner);
        for (const statement of finish) await runner.query(statement);
        await runner.commitTransaction();
      } catch (error) {
        await runner.rollbackTransaction();
        throw error;
      }
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('alter table application add column code char(12), add column admin_code char(12)');
      for (let after = '0'; ;) {
        const rows: { id: string; public_id: string; sealed_codes: Buffer }[] = await runner.query(
          `select id, public_id, sealed_codes from application where id > $1 order by id limit ${atOnce}`,
          [after],
        );
        const last = rows.at(-1);
        if (!last) break;
        const codes = rows.map((row) => this.codes.open(row));
        const columns = [rows.map(({ id }) => id), codes.map(({ code }) => code), codes.map((one) => one.admin_code)];
        await runner.query(unseal, columns);
        after = last.id;
      }
      for (const statement of undo) await runner.query(statement);
    }

    async sealNext(runner: QueryRunner): Promise<number> {
      const rows: PlainRow[] = await runner.query(
        `select id, public_id, code, admin_code from application where sealed_codes is null limit ${atOnce}`,
      );
      const stored = rows.map((row) => this.codes.stored(row, row.public_id));
      await runner.query(seal, [
        rows.map(({ id }) => id),
        stored.map(({ code_digest }) => code_digest),
        stored.map(({ admin_code_digest }) => admin_code_digest),
        stored.map(({ sealed_codes }) => sealed_codes),
        stored.map(({ ending }) => ending),
        rows.map(({ code }) => code),
      ]);
      return rows.length;
    }

    /** Searches for a code that somebody kept. */
    async nameSearchesById(runner: QueryRunner): Promise<void> {
      const views: { id: string; query: string }[] = await runner.query('select id, query from saved_view');
      for (const { id, query } of views) {
        const asked = new URLSearchParams(query);
        const code = normaliseCode(asked.get('q'));
        if (code === undefined) continue;
        const [row]: { public_id: string }[] = await runner.query(
          'select public_id from application where code = $1 or admin_code = $1',
          [code],
        );
        if (row) asked.set('q', row.public_id);
        if (row) await runner.query('update saved_view set query = $2 where id = $1', [id, asked.toString()]);
      }
    }

    /** What a call is recognised by counts for a day; it was a digest that anybody can make of a request with a code in it. */
    async rewriteCalls(runner: QueryRunner): Promise<void> {
      const [{ last }]: [{ last: string }] = await runner.query('select coalesce(max(id), 0) as last from application');
      for (let from = 0n; from <= BigInt(last); from += BigInt(atOnce))
        await runner.query(forgetCalls, [String(from), String(from + BigInt(atOnce))]);
      await runner.query('delete from answered_call');
    }
  };

const prepare = [
  `alter table application add column if not exists code_digest bytea, add column if not exists admin_code_digest bytea,
    add column if not exists sealed_codes bytea`,
  'create unique index if not exists application_by_code on application (code_digest)',
  'create unique index if not exists application_by_admin_code on application (admin_code_digest)',
  'create index if not exists application_unsealed on application (id) where sealed_codes is null',
];

// A code that was renewed since it was read is sealed with the next thousand.
const seal = `with updated as (
    update application a set code_digest = n.code_digest, admin_code_digest = n.admin_code_digest, sealed_codes = n.sealed,
      former_code = case when a.former_code is null then null else ''::bytea end
    from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::bytea[], $5::text[], $6::text[]) as n(id, code_digest, admin_code_digest, sealed, ending, code)
    where a.id = n.id and a.code = n.code returning a.id, n.ending)
  update application_word w set word = u.ending from updated u where w.application_id = u.id and w.source = -1`;

const forgetCalls = `update transition set idempotency_key = null, fingerprint = null
  where application_id >= $1 and application_id < $2 and idempotency_key is not null`;

// Releases before named an application to a job by its code.
const nameJobsById = `do $$ begin
  if to_regclass('jobs.job') is not null then
    update jobs.job j set data = j.data - 'code' || jsonb_build_object('id', a.id::text)
      from application a where j.data->>'code' = a.code;
    update jobs.job set data = data - 'code' where data ? 'code';
  end if;
end $$`;

const finish = [
  `alter table application alter column code_digest set not null, alter column admin_code_digest set not null,
    alter column sealed_codes set not null, drop column code, drop column admin_code`,
  'drop index application_unsealed',
];

const unseal = `update application a set code = n.code, admin_code = n.admin_code
  from unnest($1::bigint[], $2::text[], $3::text[]) as n(id, code, admin_code) where a.id = n.id`;

const undo = [
  `alter table application alter column code set not null, alter column admin_code set not null, add unique (code), add unique (admin_code),
    drop column code_digest, drop column admin_code_digest, drop column sealed_codes`,
  `update application set former_code = ''::bytea where former_code is not null`,
  `update application_word w set word = '#' || right(a.code, 4) from application a where w.application_id = a.id and w.source = -1`,
];
