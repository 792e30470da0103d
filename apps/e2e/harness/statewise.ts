import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CoverageReport } from '@statewise/flow';
import { freePort } from '@statewise/tools/port';
import { apiAccess } from '@statewise/tools/postgres/api-role';
import { runSql } from '@statewise/tools/postgres/run-sql';
import { ReplicaProcess } from '@statewise/tools/replica';
import { startThrowawayServer, type Server } from '@statewise/tools/postgres/server';

/** The first admin of every server that the journeys start. */
export const admin = { email: 'admin@meridian.example', password: 'a password for journeys' };

/** Milliseconds in which the product or a browser has started, however busy the machine is. */
export const startTimeout = 300_000;

/** The product as people reach it: its built API and front ends on a Postgres of their own. */
export class Statewise {
  readonly url: string;
  private readonly postgres: Server;
  private readonly files = mkdtempSync(path.join(tmpdir(), 'statewise-files-'));
  private readonly api: ReplicaProcess;

  protected constructor(port: number, postgres: Server, more: NodeJS.ProcessEnv) {
    this.url = `http://localhost:${port}`;
    this.postgres = postgres;
    this.api = new ReplicaProcess(port, { ...this.environment(), ...more }, `${this.files}.log`);
  }

  /** `more` is configured besides what all journeys share. */
  static async start(more: NodeJS.ProcessEnv = {}): Promise<Statewise> {
    const [port, postgres] = await Promise.all([more.PORT ?? freePort(), startThrowawayServer()]);
    const statewise = new this(Number(port), postgres, more);
    await statewise.resume();
    return statewise;
  }

  /** Starts the API again, on the same port and data. */
  resume(): Promise<void> {
    return this.api.start();
  }

  /** Ends the API as a power cut would. */
  kill(): Promise<void> {
    return this.api.kill();
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.postgres.stop();
    for (const place of [this.files, `${this.files}.log`, this.coverageFile])
      rmSync(place, { recursive: true, force: true });
  }

  /** What the server wrote to its terminal. */
  get printed(): string {
    return this.api.log();
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
    };
  }
}
