import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';

/** A statement that Postgres parses and plans once per connection; the name must be unique to the text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Where a statement runs: the pool, or one client inside a transaction. */
export interface SqlRunner {
  run<T extends object>(statement: Statement, values: readonly unknown[]): Promise<T[]>;
}

/** Runs statements on a client that has a transaction open. */
export function runnerOf(client: PoolClient): SqlRunner {
  return {
    run: async <T extends object>({ name, text }: Statement, values: readonly unknown[]) =>
      (await client.query<T & QueryResultRow>({ name, text, values: [...values] })).rows,
  };
}

/** Named prepared statements on TypeORM's own pool, for the paths where an ORM costs too much. */
@Injectable()
export class Sql implements SqlRunner {
  constructor(private readonly pool: Pool) {}

  async run<T extends object>({ name, text }: Statement, values: readonly unknown[]): Promise<T[]> {
    return (await this.pool.query<T & QueryResultRow>({ name, text, values: [...values] })).rows;
  }

  /** Runs `work` in one transaction; rolls back when it throws. */
  async transaction<T>(work: (runner: SqlRunner, client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const result = await work(runnerOf(client), client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (failure: Error) => client.release(failure),
      );
      throw error;
    }
  }
}
