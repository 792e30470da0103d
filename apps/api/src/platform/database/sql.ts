import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { Pipelines, type Statement } from './pipelines.js';

export type { Statement } from './pipelines.js';

/** Where a statement runs: the pool, or one client inside a transaction. */
export interface SqlRunner {
  run<T extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<T[]>;
}

/** Runs statements on a client that has a transaction open. */
export function runnerOf(client: PoolClient): SqlRunner {
  return {
    run: async <T extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) =>
      (await client.query<T>({ name, text, values: [...values] })).rows,
  };
}

/** Named prepared statements beside TypeORM, for the paths where an ORM costs too much: quick ones on pipelines, others on the pool. */
@Injectable()
export class Sql implements SqlRunner, OnApplicationShutdown {
  constructor(
    private readonly pool: Pool,
    private readonly pipelines: Pipelines,
  ) {}

  async run<T extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<T[]> {
    const rows = statement.isQuick ? await this.pipelines.run<T>(statement, values) : undefined;
    if (rows) return rows;
    const { name, text } = statement;
    return (await this.pool.query<T>({ name, text, values: [...values] })).rows;
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

  onApplicationShutdown(): Promise<void> {
    return this.pipelines.close();
  }
}
