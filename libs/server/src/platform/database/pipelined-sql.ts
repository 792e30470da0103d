import { type Client, type QueryResultRow, Query, type Connection } from 'pg';
import type { OnApplicationShutdown } from '@nestjs/common';
import { sqlErrorOf } from './sql-error.js';
import type { SqlRunner, Statement } from './sql.js';

declare module 'pg' {
  interface Query {
    name: string;
    values: readonly unknown[];
    readonly ['_result']: Shape;
    ['_accumulateRows']: boolean;
    hasBeenParsed(connection: Connection): boolean;
    prepare(connection: Connection): void;
    handleRowDescription(message: unknown): void;
  }
}

/** The columns of a statement's rows and how each is read, as `pg` keeps them with a result. */
interface Shape {
  readonly fields: readonly unknown[];
  readonly ['_parsers']: readonly unknown[] | undefined;
  readonly ['_prebuiltEmptyResultObject']: object | null;
}

/**
 * A named statement that asks once per connection what its columns are, and not with every call. Postgres refuses to run
 * a prepared statement whose columns have become others, so what is known of them holds as long as it answers.
 */
export class PreparedQuery<T extends QueryResultRow> extends Query<T> {
  constructor(
    { name, text }: Statement<T>,
    values: readonly unknown[],
    private readonly pipe: Pick<PipelinedConnection, 'shapes' | 'silent'>,
    answered: (error: Error | undefined, result?: { readonly rows: T[] }) => void,
  ) {
    // A configuration would be copied property by property.
    super(text, answered);
    [this.name, this.values] = [name, values];
  }

  override prepare(connection: Connection): void {
    const shape = this.pipe.shapes.get(this.name);
    if (!shape || !this.hasBeenParsed(connection)) return super.prepare(connection);
    Object.assign(this['_result'], shape);
    this['_accumulateRows'] = true;
    super.prepare(this.pipe.silent);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, ['_parsers']: parsers, ['_prebuiltEmptyResultObject']: empty } = this['_result'];
    this.pipe.shapes.set(this.name, { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty });
  }
}

/** What a connection is asked to have sent and not yet heard of; more wait for the pool. */
const maxInFlight = 200;

/** Milliseconds after which a connection that broke is opened again. */
const delay = 500;

/** Milliseconds that a connection has for its last answers when it is closed. */
const lastWord = 5_000;

/** SQLSTATE of a statement that waited too long for a row that another transaction has locked: it has done nothing. */
const lockNotAvailable = '55P03';

/** SQLSTATEs after which a connection is of no use: it was ended, the server is going down or was demoted. */
const isLast = /^(?:57P0|25006)/;

/** One connection that is sent statements without waiting for the answers to earlier ones. */
class PipelinedConnection {
  inFlight = 0;
  /** The columns of the statements that were described over it, by name. */
  readonly shapes = new Map<string, Shape>();
  /** The connection, over which nothing is asked to be described. */
  readonly silent: Connection;
  private isGathering = false;

  constructor(private readonly client: Client) {
    this.silent = Object.create(client.connection, { describe: { value: () => undefined } }) as Connection;
  }

  /** What is sent in one turn of the event loop leaves in one write. */
  run<T extends QueryResultRow>(statement: Statement<T>, values: readonly unknown[]): Promise<T[]> {
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
      const query = new PreparedQuery<T>(statement, values, this, (error, result) => {
        this.inFlight -= 1;
        if (result) resolve(result.rows);
        else reject(error);
      });
      this.client.query(query);
    });
  }

  /** Lets what is under way be answered; a server that has said nothing for a while is not waited for. */
  async close(): Promise<void> {
    const cutting = setTimeout(() => this.client.connection.stream.destroy(), lastWord);
    await this.client.end();
    clearTimeout(cutting);
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
    private readonly newClient: () => Client,
    private readonly pool: SqlRunner,
    private readonly note: (error: Error) => void,
    private readonly prepare: (client: Client) => Promise<void> = () => Promise.resolve(),
  ) {}

  async run<T extends QueryResultRow>(statement: Statement<T>, values: readonly unknown[]): Promise<T[]> {
    let pipe: PipelinedConnection | undefined;
    for (const other of this.open) if (other.inFlight < (pipe?.inFlight ?? maxInFlight)) pipe = other;
    if (this.open.size + this.opening < this.count) this.openMore();
    if (!pipe) return this.pool.run<T>(statement, values);
    try {
      return await pipe.run<T>(statement, values);
    } catch (error) {
      const code = sqlErrorOf(error)?.code ?? '';
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
    const client = this.newClient();
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
