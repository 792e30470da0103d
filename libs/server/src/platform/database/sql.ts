import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { isDatabaseOutage } from './outage.js';

/** A statement that Postgres parses and plans once per connection, and the rows that it answers with. */
export interface Statement<Row extends object = object> {
  readonly name: string;
  readonly text: string;
  /** Types alone: there is no such member at run time. */
  readonly row?: Row;
}

const declared = new Map<string, string>();

/** The text of every statement that was declared so far, by name: a database test compares their columns with their rows. */
export const declaredStatements: ReadonlyMap<string, string> = declared;

/**
 * Declares a statement and its row, whose members have the names of the columns and the types that `pg` reads them as.
 * Throws an Error when another statement has the name: Postgres would refuse to prepare the second text under it.
 */
export function statement<Row extends object = Readonly<Record<never, never>>>(
  name: string,
  text: string,
): Statement<Row> {
  if ((declared.get(name) ?? text) !== text) throw new Error(`two statements are named ${name}`);
  declared.set(name, text);
  return { name, text };
}

/** Where a statement runs: the pool, or one client inside a transaction. */
export interface SqlRunner {
  run<T extends object>(statement: Statement<T>, values: readonly unknown[]): Promise<T[]>;
}

/** An open transaction: what is written, queued or mailed in it is there once it commits, and not otherwise. */
export interface Transaction extends SqlRunner {
  readonly client: PoolClient;
}

function transactionOn(client: PoolClient): Transaction {
  return {
    client,
    run: async <T extends object>({ name, text }: Statement<T>, values: readonly unknown[]) =>
      (await client.query<T & QueryResultRow>({ name, text, values: [...values] })).rows,
  };
}

const readWritable = statement<{ is_writable: boolean }>(
  'database-is-writable',
  `select current_setting('transaction_read_only') = 'off' as is_writable`,
);

/** Named prepared statements on TypeORM's own pool. */
@Injectable()
export class Sql implements SqlRunner {
  constructor(private readonly pool: Pool) {}

  async run<T extends object>({ name, text }: Statement<T>, values: readonly unknown[]): Promise<T[]> {
    return (await this.pool.query<T & QueryResultRow>({ name, text, values: [...values] })).rows;
  }

  /** Whether the database takes writes; a connection to one that does not, such as a demoted primary, is closed. */
  async isWritable(): Promise<boolean> {
    const client = await this.pool.connect();
    let isWritable = false;
    try {
      const { rows } = await client.query<{ is_writable: boolean }>({ ...readWritable });
      isWritable = rows[0]?.is_writable === true;
    } finally {
      client.release(!isWritable);
    }
    return isWritable;
  }

  /** Runs `work` in one transaction; rolls back when it throws. */
  async transaction<T>(work: (runner: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const result = await work(transactionOn(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // The end of a connection rolls back as well; one that says nothing would keep its caller waiting once more.
      if (isDatabaseOutage(error)) client.release(true);
      else
        await client.query('rollback').then(
          () => client.release(),
          (failure: Error) => client.release(failure),
        );
      throw error;
    }
  }
}
