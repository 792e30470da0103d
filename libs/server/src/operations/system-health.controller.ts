import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Controller } from '@nestjs/common';
import { system, type PartHealth, type Replica } from '@statewise/contract';
import { Pool } from 'pg';
import { Config } from '../platform/config/config.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Replicas } from '../platform/health/replicas.js';
import { Handles } from '../platform/http/handles.js';
import { Mail } from '../platform/mail/mail.js';
import { Files } from '../platform/storage/files.js';
import { VirusScanner } from '../platform/uploads/uploads.js';
import { sizes } from './queues.controller.js';

type Finding = Pick<PartHealth, 'state' | 'facts'>;

const timeout = 5_000;
/** A job that is ready for longer than this many milliseconds has no worker, or too few. */
const lateAfter = 60_000;

const database = statement<{ version: string; megabytes: number; connections: number }>(
  'operations-database',
  `select split_part(current_setting('server_version'), ' ', 1) as version, (pg_database_size(current_database()) / 1048576)::int as megabytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`,
);

const mailCounts = statement<{ state: string; count: number; oldest: Date }>(
  'outbox-counts',
  `select state, count(*)::int as count, min(created_at) as oldest from outbox where state <> 'sent' group by state`,
);

/** Looks at every part that the installation needs, all at the same time. */
@Controller()
export class SystemHealthController {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly pool: Pool,
    private readonly files: Files,
    private readonly scanner: VirusScanner,
    private readonly mail: Mail,
    private readonly replicas: Replicas,
  ) {}

  @Handles(system.look)
  async look() {
    const replicas = await this.replicas.list();
    const parts = await Promise.all([
      timed('database', () => this.database()),
      timed('storage', () => this.storage()),
      timed('scanner', () => this.scan()),
      timed('mail', () => this.mails()),
      timed('queue', () => this.queue(replicas)),
    ]);
    return { success: true, parts, replicas };
  }

  private async database(): Promise<Finding> {
    const [row] = await this.sql.run(database, []);
    return { state: 'up', facts: { ...row, waiting_requests: this.pool.waitingCount } };
  }

  /** Writes a file, reads it again and takes it away. */
  private async storage(): Promise<Finding> {
    const { kind } = this.config.files;
    const word = 'statewise';
    const name = await this.files.put(Readable.from([Buffer.from(word)]));
    const file = await this.files.get(name);
    const isSame = file !== undefined && (await text(file)) === word;
    await this.files.remove(name);
    return { state: isSame ? 'up' : 'down', facts: { kind } };
  }

  private async scan(): Promise<Finding> {
    if (!this.scanner.isConfigured) return { state: 'off', facts: {} };
    await this.scanner.demandClean(Readable.from([Buffer.from('statewise')]), 'file');
    return { state: 'up', facts: {} };
  }

  private async mails(): Promise<Finding> {
    const [answers, counts] = await Promise.all([this.mail.check(), this.sql.run(mailCounts, [])]);
    const countOf = (state: string): number => counts.find((row) => row.state === state)?.count ?? 0;
    const facts = { waiting: countOf('waiting'), failed: countOf('failed'), kept: countOf('kept') };
    return { state: answers === undefined ? 'off' : answers ? 'up' : 'down', facts };
  }

  private async queue(replicas: readonly Replica[]): Promise<Finding> {
    const queues = await this.sql.run(sizes, []);
    const sum = (of: 'ready' | 'later' | 'active' | 'failed'): number =>
      queues.reduce((all, size) => all + size[of], 0);
    const oldest = Math.min(
      ...queues.map(({ oldest_ready_at }) =>
        oldest_ready_at === null ? Infinity : new Date(oldest_ready_at).getTime(),
      ),
    );
    const waited = Number.isFinite(oldest) ? Date.now() - oldest : 0;
    const workers = replicas.filter(({ worker, is_alive }) => worker && is_alive).length;
    return {
      state: workers === 0 ? 'down' : waited > lateAfter ? 'late' : 'up',
      facts: {
        ready: sum('ready'),
        later: sum('later'),
        failed: sum('failed'),
        oldest_seconds: Math.round(waited / 1000),
        workers,
      },
    };
  }
}

async function timed(name: PartHealth['name'], look: () => Promise<Finding>): Promise<PartHealth> {
  const start = Date.now();
  const down: Finding = { state: 'down', facts: {} };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(resolve, timeout, down);
  });
  const finding = await Promise.race([look().catch(() => down), late]);
  clearTimeout(timer);
  return { name, milliseconds: finding.state === 'off' ? null : Date.now() - start, ...finding };
}
