import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type Statement } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { Log } from '../logging/log.js';
import { SecretKey } from '../secret-key/secret-key.js';

/** Rows under one seal at most. */
const most = 5_000;

const content = `id::text, extract(epoch from at)::text as at, kind, actor_id, actor_role, address, application_id::text,
  subject, details::text`;

interface SignedRow {
  readonly id: string;
  readonly [column: string]: string | null;
}

interface Signature {
  readonly seq: string;
  /** Of the rows behind this one up to `last_id`. */
  readonly after_id: string;
  readonly last_id: string;
  readonly row_count: number;
  readonly previous: Buffer | null;
  readonly hash: Buffer;
}

const readLast: Statement = {
  name: 'audit-seal-last',
  text: 'select seq::text, last_id::text, hash from audit_seal order by seq desc limit 1',
};

/** $1 the last row that is sealed. A row of a transaction that is still open has a smaller id than later ones: nothing behind the oldest recent row is sealed. */
const readSettled: Statement = {
  name: 'audit-settled',
  text: `select ${content} from audit where audit.id > $1::bigint
      and audit.id < coalesce((select min(a.id) from audit a where a.at >= now() - interval '5 minutes'), 9223372036854775807)
    order by audit.id limit ${most}`,
};

const readSigned: Statement = {
  name: 'audit-sealed',
  text: `select ${content} from audit where audit.id > $1::bigint and audit.id <= $2::bigint order by audit.id`,
};

/** Of two processes that seal the same, one does so. */
const keep: Statement = {
  name: 'audit-seal-keep',
  text: `insert into audit_seal (seq, after_id, last_id, row_count, previous, hash) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning seq`,
};

/** $1 the last seal that was looked at */
const readNext: Statement = {
  name: 'audit-seal-next',
  text: `select seq::text, after_id::text, last_id::text, row_count, previous, hash from audit_seal
    where seq > $1::bigint order by seq limit 1`,
};

/** What is wrong with the rows under a seal, or with the seal itself. */
export interface BrokenSignature {
  readonly seq: string;
  readonly afterId: string;
  readonly lastId: string;
}

/** What came of looking at all seals. */
export interface Verified {
  readonly signatures: number;
  readonly rows: number;
  readonly broken: readonly BrokenSignature[];
  /** The newest one, to be compared with the log: undefined when there is none. */
  readonly last: { readonly seq: string; readonly hash: string } | undefined;
}

/**
 * Seals what insiders did, some minutes after it was done: each seal is a hash, made with a key that is not in the
 * database, over its rows and the seal before. Rows that were altered, removed or put between show, whatever rights in
 * the database were used for it.
 */
@Injectable()
export class AuditSignatures implements OnModuleInit {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    this.keys = secret.keysOf('log of what insiders did');
  }

  onModuleInit(): void {
    this.jobs.schedule('audit-seal', '*/5 * * * *', async () => void (await this.sign()));
    this.jobs.schedule('audit-verify', '51 3 * * *', async () => {
      const { broken } = await this.verify();
      for (const signature of broken) this.log.error({ ...signature }, 'the audit was altered under this seal');
    });
  }

  /** Seals all that is settled; answers how many rows that were. */
  async sign(): Promise<number> {
    for (let sealed = 0; ;) {
      const [last] = await this.sql.run<{ seq: string; last_id: string; hash: Buffer }>(readLast, []);
      const rows = await this.sql.run<SignedRow>(readSettled, [last?.last_id ?? '0']);
      const end = rows.at(-1)?.id;
      if (end === undefined) return sealed;
      const seq = String(BigInt(last?.seq ?? '0') + 1n);
      const hash = sealOf(this.keys[0], seq, last?.hash ?? null, rows);
      const kept = await this.sql.run(keep, [seq, last?.last_id ?? '0', end, rows.length, last?.hash ?? null, hash]);
      // Logs are kept elsewhere: this line shows when the last rows were cut off together with their seal.
      if (kept.length > 0)
        this.log.info({ seq, last: end, rows: rows.length, hash: hash.toString('hex') }, 'the audit was sealed');
      sealed += rows.length;
    }
  }

  /** Looks at every seal, from the oldest that is there on. */
  async verify(): Promise<Verified> {
    const broken: BrokenSignature[] = [];
    let [signatures, rows] = [0, 0];
    for (let before: Signature | undefined; ;) {
      const [signature] = await this.sql.run<Signature>(readNext, [before?.seq ?? '0']);
      if (signature === undefined) return { signatures, rows, broken, last: before && lastOf(before) };
      const under = await this.sql.run<SignedRow>(readSigned, [signature.after_id, signature.last_id]);
      if (!isBehind(signature, before) || !this.holds(signature, under))
        broken.push({ seq: signature.seq, afterId: signature.after_id, lastId: signature.last_id });
      signatures += 1;
      rows += under.length;
      before = signature;
    }
  }

  private holds({ seq, row_count, previous, hash }: Signature, rows: readonly SignedRow[]): boolean {
    return row_count === rows.length && this.keys.some((key) => sealOf(key, seq, previous, rows).equals(hash));
  }
}

const lastOf = ({ seq, hash }: Signature) => ({ seq, hash: hash.toString('hex') });

/** Whether a seal goes on where the one before ended; the oldest that is there may have had others before it. */
function isBehind(signature: Signature, before: Signature | undefined): boolean {
  if (before === undefined) return true;
  return (
    BigInt(signature.seq) === BigInt(before.seq) + 1n &&
    signature.after_id === before.last_id &&
    signature.previous?.equals(before.hash) === true
  );
}

function sealOf(key: KeyObject, seq: string, previous: Buffer | null, rows: readonly SignedRow[]): Buffer {
  const hash = createHmac('sha256', key).update(JSON.stringify([seq, previous?.toString('hex') ?? null]));
  for (const row of rows) hash.update(`\n${JSON.stringify(Object.values(row))}`);
  return hash.digest();
}
