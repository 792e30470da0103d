import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import type { OnApplicationShutdown } from '@nestjs/common';
import { PreparedQuery, Descriptions, type Answered } from './prepared-query.js';
import type { SqlRunner, Statement } from './sql.js';

/** What a connection is asked to have sent and not yet heard of; more wait for the pool. */
const maxInFlight = 200;

/** Milliseconds after which a connection that broke is opened again. */
const delay = 500;

/** SQLSTATE of a statement that waited too long for a row that another transaction has locked: it has done nothing. */
const lockNotAvailable = '55P03';

/** SQLSTATEs after which Postgres says no more on a connection: it was ended, or the server is going down. */
const isLast = /^57P0/;

/** One connection that is sent statements without waiting for the answers to earlier ones. */
class PipelinedConnection {
  inFlight = 0;
  private isGathering = false;
  private readonly known = new Descriptions();

  constructor(private readonly client: Client) {}

  /** What is sent in one turn of the event loop leaves in one write. */
  run<T extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<T[]> {
    if (!this.isGathering) {
      const { stream } = this.client.connection;
      this.isGathering = true;
      stream.cork();
      setImmediate(() => {
        this.isGathering = false;
        stream.uncork();
      });
    }
    this.inFlight += 1;
    return new Promise<T[]>((resolve, reject) => {
      const answered: Answered<T> = (error, result) => {
        this.inFlight -= 1;
        if (result) resolve(result.rows);
        else reject(error);
      };
      this.client.query(new PreparedQuery<T>(statement, values, this.known, answered));
    });
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

/**
 * Runs named statements that answer at once, whatever the database holds, over a few connections that they share. Each
 * is a transaction of its own; its failure is its own too, but when a connection breaks, whatever was under way on it
 * fails with an unknown outcome. What no connection can take now, or what meets a lock that may last, goes to the pool.
 */
export class PipelinedSql implements SqlRunner, OnApplicationShutdown {
  private readonly open = new Set<PipelinedConnection>();
  private opening = 0;
  private openAgainAt = 0;
  private isClosed = false;

  /** `note` hears of connections that break; `prepare` comes before the first statement of each. */
  constructor(
    private readonly count: number,
    private readonly config: ClientConfig,
    private readonly pool: SqlRunner,
    private readonly note: (error: Error) => void,
    private readonly prepare: (client: Client) => Promise<void> = () => Promise.resolve(),
  ) {}

  async run<T extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<T[]> {
    let pipe: PipelinedConnection | undefined;
    for (const other of this.open) if (other.inFlight < (pipe?.inFlight ?? maxInFlight)) pipe = other;
    if (this.open.size + this.opening < this.count) this.openMore();
    if (!pipe) return this.pool.run<T>(statement, values);
    try {
      return await pipe.run<T>(statement, values);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === lockNotAvailable) return this.pool.run<T>(statement, values);
      if (isLast.test(code)) this.drop(pipe);
      throw error;
    }
  }

  /** Lets what is under way be answered, and closes. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    const pipes = [...this.open];
    this.open.clear();
    await Promise.all(pipes.map((pipe) => pipe.close()));
  }

  private drop(pipe: PipelinedConnection): void {
    if (this.open.delete(pipe)) this.openAgainAt = Date.now() + delay;
  }

  private openMore(): void {
    if (this.isClosed || Date.now() < this.openAgainAt) return;
    const client = new Client({ ...this.config, pipeline: true });
    const pipe = new PipelinedConnection(client);
    client.on('error', (error) => {
      this.drop(pipe);
      this.note(error);
    });
    client.on('end', () => this.drop(pipe));
    this.opening += 1;
    client
      .connect()
      .then(() => this.prepare(client))
      .then(
        () => {
          this.opening -= 1;
          if (this.isClosed) return client.end().catch(this.note);
          this.open.add(pipe);
        },
        (error: Error) => {
          this.opening -= 1;
          this.openAgainAt = Date.now() + delay;
          this.note(error);
        },
      );
  }
}
