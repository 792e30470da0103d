import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isFree } from '../../port.mjs';
import { outputOf, stopChildren } from '../../src/child.ts';
import type { Source } from '../../src/postgres/binaries.ts';
import { runSql } from '../../src/postgres/run-sql.ts';
import { startCrashableServer, type CrashableServer } from '../../src/postgres/server.ts';
import { ReplicaProcess } from '../../src/replica.ts';
import { CommandRefusal, root } from '../../src/workspace.ts';
import { Random } from '@statewise/flow/testing';
import { admin, intermediary } from './people.ts';
import { installationKey } from './stored-file.ts';

interface ReplicaOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly nodeOptions?: readonly string[];
}

const firstPort = Number(process.env.EXPERIMENT_PORT ?? 3440);
const ports = 40;

/** What one experiment has to itself: a Postgres, a folder, and as many replicas of the API as it starts. */
export class Stage {
  readonly random = new Random(1);
  readonly folder: string;
  /** Where the replicas find the database. */
  databaseUrl = '';
  private readonly opening: Promise<CrashableServer>;
  private server: CrashableServer | undefined;
  private readonly clients: pg.Client[] = [];
  private readonly undoings: (() => Promise<unknown> | void)[] = [];
  private readonly lastUndoings: (() => Promise<unknown> | void)[] = [];
  private given = 0;

  /** What has begun is ended by `close`, whether or not it was ready. */
  constructor(settings?: readonly string[], source?: Source) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'statewise-experiment-'));
    const home = mkdtempSync(path.join(tmpdir(), 'statewise-postgres-'));
    this.opening = startCrashableServer(home, settings, source);
    this.opening.catch(() => undefined);
  }

  async open(): Promise<void> {
    this.server = await this.opening;
    this.databaseUrl = await this.createDatabase('statewise');
  }

  get postgres(): CrashableServer {
    if (!this.server) throw new Error('Postgres was not opened yet.');
    return this.server;
  }

  async createDatabase(name: string): Promise<string> {
    await runSql(this.postgres.url, `create database ${name}`);
    return new URL(`/${name}`, this.postgres.url).href;
  }

  get filesFolder(): string {
    return path.join(this.folder, 'files');
  }

  /** What every process of the product is started with. */
  env(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    return {
      ...nothingFromOutside,
      NODE_ENV: 'production',
      ALLOW_UNSAFE: '1',
      HOST: '127.0.0.1',
      DATABASE_URL: this.databaseUrl,
      LOG_LEVEL: 'warn',
      CAPTCHA: 'off',
      RATE_LIMIT_FACTOR: '0',
      FILES_DIR: this.filesFolder,
      SECRET_KEY: installationKey,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      INTERMEDIARY_PASSWORD: intermediary.password,
      ...more,
    };
  }

  /** A replica of the API that is ready. */
  async replica({ env, nodeOptions = [] }: ReplicaOptions = {}): Promise<ReplicaProcess> {
    mkdirSync(this.filesFolder, { recursive: true });
    const port = await this.freePort();
    const log = path.join(this.folder, `replica-${port}.log`);
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    const replica = new ReplicaProcess(port, this.env({ PUBLIC_URL, ...env }), log, nodeOptions);
    await replica.start();
    return replica;
  }

  /** A port of the range that experiments have to themselves: one that is given out once is not given out again. */
  async freePort(): Promise<number> {
    while (this.given < ports) {
      const port = firstPort + this.given++;
      if (await isFree(port)) return port;
    }
    throw new CommandRefusal(
      `None of the ports from ${firstPort} to ${firstPort + ports - 1} is free; EXPERIMENT_PORT names others.`,
    );
  }

  /** A connection with which the oracle looks into the database. */
  async sql(url = this.databaseUrl): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    this.clients.push(client);
    return client;
  }

  /** Runs a command of the API, such as `flows-verify`; answers its exit code and what it said. */
  async command(
    name: string,
    env: NodeJS.ProcessEnv = {},
    args: readonly string[] = [],
  ): Promise<{ readonly code: number; readonly said: string }> {
    const { code, output, errors } = await outputOf(commandOf(name, args), { env: this.env(env) });
    return { code, said: `${output}${errors}`.trim() };
  }

  /** Something to undo when the experiment ends, however it ends; the last is undone first. */
  undoing(undo: () => Promise<unknown> | void): void {
    this.undoings.unshift(undo);
  }

  /** The same for what can be undone only once no process of the experiment is left. */
  afterwards(undo: () => Promise<unknown> | void): void {
    this.lastUndoings.unshift(undo);
  }

  /** Ends every process and removes everything that was made. */
  async close(): Promise<void> {
    for (const client of this.clients) await client.end().catch(() => undefined);
    await stopChildren({ forGood: false });
    for (const undo of this.undoings) await undo();
    const [server] = await Promise.allSettled([this.opening]);
    if (server.status === 'fulfilled') await server.value.stop();
    for (const undo of this.lastUndoings) await undo();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const commandOf = (name: string, args: readonly string[]) => [
  path.join(root, 'apps/api/dist/command.js'),
  name,
  ...args,
];

/** Settings of the surrounding environment that would lead out of the experiment. */
const nothingFromOutside: NodeJS.ProcessEnv = {
  SMTP_URL: undefined,
  S3_URL: undefined,
  CLAMAV_URL: undefined,
  VAT_LOOKUP_URL: undefined,
  TRUST_PROXY: undefined,
  WORKER: undefined,
  SECRET_KEY_FORMER: undefined,
  DEMO_CONTENT: undefined,
};
