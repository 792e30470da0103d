import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { Sql, statement, type Statement } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { Log } from '../logging/log.js';
import { SecretKey } from '../secret-key/secret-key.js';

/** Rows under one seal at most. */
const most = 5_000;

const content = `id::text, extract(epoch from at)::text as at, kind, actor_id, actor_role, address, application_id::text,
  subject, details::text`;

type SignedRow = { readonly id: string } & Readonly<
  Record<
    'at' | 'kind' | 'actor_id' | 'actor_role' | 'address' | 'application_id' | 'subject' | 'details',
    string | null
  >
>;

interface Signature {
  readonly seq: string;
  /** Of the rows behind this one up to `last_id`. */
  readonly after_id: string;
  readonly last_id: string;
  readonly row_count: number;
  readonly previous: Buffer | null;
  readonly hash: Buffer;
}

const readLast = statement<{ seq: string; last_id: string; hash: Buffer }>(
  'audit-seal-last',
  'select seq::text, last_id::text, hash from audit_seal order by seq desc limit 1',
);

/** $1 the last row that is sealed. A row of a transaction that is still open has a smaller id than later ones: nothing behind the oldest recent row is sealed. */
const readSettled = statement<SignedRow>(
  'audit-settled',
  `select ${content} from audit where audit.id > $1::bigint
      and audit.id < coalesce((select min(a.id) from audit a where a.at >= now() - interval '5 minutes'), 9223372036854775807)
    order by audit.id limit ${most}`,
);

/** Of two processes that seal the same, one does so. */
const keep = statement<{ seq: string }>(
  'audit-seal-keep',
  `insert into audit_seal (seq, after_id, last_id, row_count, previous, hash) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning seq`,
);

/** Where rows stand with their seals: in use, or taken away until a seal. */
interface Place {
  /** $1 the last seal that was looked at, $2 the part */
  readonly next: Statement<Signature>;
  /** $1 the last row before, $2 the last of them, $3 the part */
  readonly rows: Statement<SignedRow>;
  readonly part: readonly string[];
}

const statementsOf = (name: string, seals: string, rows: string): Pick<Place, 'next' | 'rows'> => ({
  next: statement<Signature>(
    `${name}-seal-next`,
    `select seq::text, after_id::text, last_id::text, row_count, previous, hash from ${seals} seal
      where seal.seq > $1::bigint order by seal.seq limit 1`,
  ),
  rows: statement<SignedRow>(
    `${name}-sealed`,
    `select ${content} from ${rows} audit where audit.id > $1::bigint and audit.id <= $2::bigint order by audit.id`,
  ),
});

const inUse: Place = { ...statementsOf('audit', 'audit_seal', 'audit'), part: [] };
const cold = statementsOf(
  'audit-cold',
  'cold_audit_seal($2::bigint, $1::bigint)',
  'cold_audit($3::bigint, $1::bigint, $2::bigint)',
);

/** What remains of rows that were cleared. */
interface Cleared {
  readonly seq: string;
  readonly last_id: string;
  readonly hash: Buffer;
  readonly row_count: string;
  readonly cleared_by: string;
  readonly cleared_at: Date;
  readonly signature: Buffer;
}

const readCleared = statement<Cleared>(
  'audit-cleared',
  `select seq::text, last_id::text, hash, row_count::text, cleared_by, cleared_at, signature from audit_cleared
    order by audit_cleared.seq`,
);

/** $1 a moment: the last seal all of whose rows are older, and which is not the newest. */
const readClearable = statement<{ seq: string; last_id: string; hash: Buffer; row_count: string }>(
  'audit-clearable',
  `select s.seq::text, s.last_id::text, s.hash, (select count(*) from audit where id <= s.last_id)::text as row_count from audit_seal s
    where s.last_id < coalesce((select min(a.id) from audit a where a.at >= $1), 9223372036854775807)
      and s.seq < (select max(n.seq) from audit_seal n)
    order by s.seq desc limit 1`,
);

/** Seconds that the nightly look at all seals may take: they are more each day. */
const longestLook = 20 * 60 * 60;

/** What is wrong with the rows under a seal, or with the seal itself. */
export interface BrokenSignature {
  readonly seq: string;
  readonly afterId: string;
  readonly lastId: string;
}

/** Where seals end. */
type End = Pick<Signature, 'seq' | 'last_id' | 'hash'>;

interface Found {
  signatures: number;
  rows: number;
  readonly broken: BrokenSignature[];
}

/** What came of looking at all seals, also of rows that stand in the schema `cold`. */
export interface Verified {
  readonly signatures: number;
  readonly rows: number;
  readonly broken: readonly BrokenSignature[];
  /** How many of the seals stand in the schema `cold`. */
  readonly cold: number;
  /** Up to which seal rows were cleared, by whom and when; undefined when none were. */
  readonly cleared: { readonly seq: string; readonly by: string; readonly at: Date } | undefined;
  /** The newest one, to be compared with the log: undefined when there is none. */
  readonly last: { readonly seq: string; readonly hash: string } | undefined;
}

/**
 * Seals what insiders did, some minutes after it was done: each seal is a hash, made with a key that is not in the
 * database, over its rows and the seal before. Rows that were altered, removed or put between show, whatever rights in
 * the database were used for it.
 */
@Injectable()
export class AuditSignatures {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    this.keys = secret.keysOf('log of what insiders did');
    this.jobs.schedule('audit-seal', '*/5 * * * *', async () => void (await this.sign()));
    const verify = async (): Promise<void> => {
      const { broken } = await this.verify();
      for (const signature of broken) this.log.error({ ...signature }, 'the audit was altered under this seal');
    };
    this.jobs.schedule('audit-verify', '51 3 * * *', verify, { seconds: longestLook });
  }

  /** Seals all that is settled; answers how many rows that were. */
  async sign(): Promise<number> {
    for (let sealed = 0; ;) {
      const [last] = await this.sql.run(readLast, []);
      const rows = await this.sql.run(readSettled, [last?.last_id ?? '0']);
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

  /** Looks at every seal, from the oldest that is there on, which has to follow on what was cleared. */
  async verify(): Promise<Verified> {
    const found: Found = { signatures: 0, rows: 0, broken: [] };
    let stub: Cleared | undefined;
    for (const next of await this.sql.run(readCleared, [])) {
      const end = await this.follow({ ...cold, part: [next.seq] }, stub, found);
      if (!this.isGenuine(next) || (end && !end.hash.equals(next.hash)))
        found.broken.push({ seq: next.seq, afterId: stub?.last_id ?? '0', lastId: next.last_id });
      stub = next;
    }
    const inCold = found.signatures;
    const last = await this.follow(inUse, stub, found);
    return {
      ...found,
      cold: inCold,
      cleared: stub && { seq: stub.seq, by: stub.cleared_by, at: stub.cleared_at },
      last: last && { seq: last.seq, hash: last.hash.toString('hex') },
    };
  }

  /** Looks at the seals of one place, which go on where `before` ended; returns the last of them. */
  private async follow({ next, rows, part }: Place, before: End | undefined, found: Found): Promise<End | undefined> {
    for (let last: Signature | undefined; ;) {
      const [signature] = await this.sql.run(next, [last?.seq ?? '0', ...part]);
      if (signature === undefined) return last;
      const under = await this.sql.run(rows, [signature.after_id, signature.last_id, ...part]);
      if (!isBehind(signature, last ?? before) || !this.holds(signature, under))
        found.broken.push({ seq: signature.seq, afterId: signature.after_id, lastId: signature.last_id });
      found.signatures += 1;
      found.rows += under.length;
      last = signature;
    }
  }

  /**
   * Clears the sealed rows from before a moment and leaves a signed stub; returns how many they were. `by` either does so for good
   * or detaches them: they then stand with their seals in the schema `cold`. `owner` is connected as the owner of the tables.
   * Throws an Error where something is broken, which clearing would hide.
   */
  async clear(before: Date, by: string, owner: ClientBase, how: 'clear' | 'detach' = 'clear'): Promise<number> {
    if ((await this.verify()).broken.length > 0) throw new Error('The audit was altered: nothing of it is cleared.');
    const [end] = await this.sql.run(readClearable, [before]);
    if (!end) return 0;
    const stub = { ...end, cleared_by: by, cleared_at: new Date() };
    const { seq, last_id, hash, row_count, cleared_by, cleared_at } = stub;
    await owner.query('begin');
    try {
      await owner.query(
        `insert into audit_cleared (seq, last_id, hash, row_count, cleared_by, cleared_at, signature) values ($1, $2, $3, $4, $5, $6, $7)`,
        [seq, last_id, hash, row_count, cleared_by, cleared_at, signatureOf(this.keys[0], stub)],
      );
      await owner.query(`select ${how}_audit($1, $2)`, [seq, last_id]);
      await owner.query('commit');
    } catch (error) {
      await owner.query('rollback');
      throw error;
    }
    this.log.warn({ seq, last: last_id, rows: row_count, by, how }, 'the audit was cleared');
    return Number(row_count);
  }

  private isGenuine(stub: Cleared): boolean {
    return this.keys.some((key) => signatureOf(key, stub).equals(stub.signature));
  }

  private holds({ seq, row_count, previous, hash }: Signature, rows: readonly SignedRow[]): boolean {
    return row_count === rows.length && this.keys.some((key) => sealOf(key, seq, previous, rows).equals(hash));
  }
}

/** Whether a seal goes on where the one before it, or what was cleared, ended; the first of all has none before it. */
function isBehind(signature: Signature, before: End | undefined): boolean {
  if (before === undefined) return signature.seq === '1' && signature.previous === null;
  return (
    BigInt(signature.seq) === BigInt(before.seq) + 1n &&
    signature.after_id === before.last_id &&
    signature.previous?.equals(before.hash) === true
  );
}

function signatureOf(
  key: KeyObject,
  { seq, last_id, hash, row_count, cleared_by, cleared_at }: Omit<Cleared, 'signature'>,
): Buffer {
  const content = ['cleared', seq, last_id, hash.toString('hex'), row_count, cleared_by, cleared_at.getTime()];
  return createHmac('sha256', key).update(JSON.stringify(content)).digest();
}

function sealOf(key: KeyObject, seq: string, previous: Buffer | null, rows: readonly SignedRow[]): Buffer {
  const hash = createHmac('sha256', key).update(JSON.stringify([seq, previous?.toString('hex') ?? null]));
  for (const row of rows) hash.update(`\n${JSON.stringify(Object.values(row))}`);
  return hash.digest();
}
