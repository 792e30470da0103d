import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CoverageReport } from '@statewise/flow';
import { startApiProcess, untilReady } from '@statewise/tools/api-process';
import type { Child } from '@statewise/tools/child';
import { freePort } from '@statewise/tools/port';
import { apiAccess } from '@statewise/tools/postgres/api-role';
import { runSql } from '@statewise/tools/postgres/run-sql';
import { startThrowawayServer, type Server } from '@statewise/tools/postgres/server';

/** The first admin of every server that the journeys start. */
export const admin = { email: 'admin@meridian.example', password: 'a password for journeys' };

/** Milliseconds in which the product or a browser has started, however busy the machine is. */
export const startTimeout = 300_000;

/** The product as people reach it: its built API and front ends on a Postgres of their own. */
export class Statewise {
  readonly url: string;
  private readonly postgres: Server;
  private readonly files: string;
  private readonly more: NodeJS.ProcessEnv;
  private api: Child | undefined;
  private lines: string[] = [];

  protected constructor(url: string, postgres: Server, more: NodeJS.ProcessEnv) {
    this.url = url;
    this.more = more;
    this.postgres = postgres;
    this.files = mkdtempSync(path.join(tmpdir(), 'statewise-files-'));
  }

  /** `more` is configured besides what all journeys share. */
  static async start(more: NodeJS.ProcessEnv = {}): Promise<Statewise> {
    const [port, postgres] = await Promise.all([more.PORT ?? freePort(), startThrowawayServer()]);
    const statewise = new this(`http://localhost:${port}`, postgres, more);
    await statewise.resume();
    return statewise;
  }

  /** Starts the API again, on the same port and data. */
  async resume(): Promise<void> {
    this.api = startApiProcess(this.environment(), (line) => this.lines.push(line));
    await untilReady(this.api, this.url).catch((error: unknown) => {
      throw new Error(`The API did not start:\n${this.lines.slice(-20).join('\n')}`, { cause: error });
    });
  }

  /** Ends the API as a power cut would. */
  async kill(): Promise<void> {
    const started = this.api?.process;
    if (started === undefined || started.exitCode !== null || started.signalCode !== null) return;
    started.kill('SIGKILL');
    await once(started, 'exit');
  }

  async stop(): Promise<void> {
    await this.api?.stop();
    await this.postgres.stop();
    for (const place of [this.files, this.coverageFile]) rmSync(place, { recursive: true, force: true });
  }

  /** What the server wrote to its terminal. */
  get printed(): string {
    return this.lines.join('\n');
  }

  /** Changes what no page and no call can: the content of the public site. */
  runSql(text: string): Promise<void> {
    return runSql(this.postgres.url, text);
  }

  /** Dates what was changed of accounts two days back: whose account is new confirms nothing for a day. */
  ageAccounts(): Promise<void> {
    return this.runSql(`update "user" set changed_at = changed_at - interval '2 days'`);
  }

  /** Leaves what the tests drawn from charts came to, as their command does. */
  leaveCoverage(report: CoverageReport): void {
    writeFileSync(this.coverageFile, JSON.stringify(report));
  }

  private get coverageFile(): string {
    // Not among the documents: files there that the server does not know are swept.
    return `${this.files}-coverage.json`;
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      PORT: new URL(this.url).port,
      HOST: '127.0.0.1',
      ...apiAccess(this.postgres.url),
      FILES_DIR: this.files,
      COVERAGE_FILE: this.coverageFile,
      CAPTCHA: 'off',
      RATE_LIMIT_FACTOR: '0',
      // Receivers of webhooks stand on this machine.
      WEBHOOK_PRIVATE: 'on',
      LOG_LEVEL: 'warn',
      // Most journeys have the first admin alone.
      SINGLE_ADMIN: 'on',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...this.more,
    };
  }
}
