import { Client, type ClientConfig, type QueryResultRow } from 'pg';

/** A statement that Postgres parses and plans once per connection; the name must be unique to the text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether it answers at once, whatever the database holds: it may then be sent before earlier ones are answered. */
  readonly isQuick?: boolean;
}

/** What a connection is asked to have sent and not yet heard of; more wait for the pool. */
const mostInFlight = 200;

/** Milliseconds after which a connection that broke is opened again. */
const pause = 500;

/** SQLSTATE of a statement that waited too long for a row that somebody else has locked: it has done nothing. */
const lockNotAvailable = '55P03';

/** SQLSTATEs after which Postgres says no more on a connection: it was ended, or the server is going down. */
const isLast = /^57P0/;

/** One connection that is sent statements without waiting for the answers to earlier ones. */
class Pipe {
  inFlight = 0;
  private isGathering = false;

  constructor(private readonly client: Client) {}

  async run<T extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]): Promise<T[]> {
    this.gather();
    this.inFlight += 1;
    try {
      return (await this.client.query<T>({ name, text, values: [...values] })).rows;
    } finally {
      this.inFlight -= 1;
    }
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** What is sent in one turn of the event loop leaves in one write. */
  private gather(): void {
    if (this.isGathering) return;
    const { stream } = this.client.connection;
    this.isGathering = true;
    stream.cork();
    setImmediate(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }
}

/**
 * A few connections that quick statements share. Each statement is a transaction of its own; its failure is its own too,
 * but when a connection breaks, whatever was under way on it fails with an outcome that nobody knows.
 */
export class Pipelines {
  private readonly open = new Set<Pipe>();
  private opening = 0;
  private openAgainAt = 0;
  private isClosed = false;

  /** `note` hears of connections that break. */
  constructor(
    private readonly count: number,
    private readonly config: ClientConfig,
    private readonly note: (error: Error) => void,
  ) {}

  /** Runs a statement; undefined when no connection can take it now, or when it met a lock that may last. */
  async run<T extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<T[] | undefined> {
    const pipe = this.leastBusy();
    if (this.open.size + this.opening < this.count) this.openMore();
    try {
      return await pipe?.run<T>(statement, values);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === lockNotAvailable) return undefined;
      if (pipe && typeof code === 'string' && isLast.test(code)) this.drop(pipe);
      throw error;
    }
  }

  /** Lets what is under way be answered, and closes. */
  async close(): Promise<void> {
    this.isClosed = true;
    const pipes = [...this.open];
    this.open.clear();
    await Promise.all(pipes.map((pipe) => pipe.close()));
  }

  private leastBusy(): Pipe | undefined {
    let least: Pipe | undefined;
    for (const pipe of this.open) if (pipe.inFlight < (least?.inFlight ?? mostInFlight)) least = pipe;
    return least;
  }

  private drop(pipe: Pipe): void {
    if (this.open.delete(pipe)) this.openAgainAt = Date.now() + pause;
  }

  private openMore(): void {
    if (this.isClosed || Date.now() < this.openAgainAt) return;
    const client = new Client({ ...this.config, pipeline: true });
    const pipe = new Pipe(client);
    client.on('error', (error) => {
      this.drop(pipe);
      this.note(error);
    });
    client.on('end', () => this.drop(pipe));
    this.opening += 1;
    client.connect().then(
      () => {
        this.opening -= 1;
        if (this.isClosed) return client.end().catch(this.note);
        this.open.add(pipe);
      },
      (error: Error) => {
        this.opening -= 1;
        this.openAgainAt = Date.now() + pause;
        this.note(error);
      },
    );
  }
}
