import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { timeZone } from '@statewise/finance';
import { Pool } from 'pg';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { Config } from '../config/config.js';
import { Sql, statement, type Transaction } from '../database/sql.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { jobTrouble } from './job-trouble.js';

/** What a handler may want to know of an attempt. */
export interface JobAttempt {
  /** Of the job, whichever attempt it is. */
  readonly id: string;
  /** Whether the job is given up when this attempt fails. */
  readonly isLast: boolean;
}

/** Does one job; throwing means that it is tried again later. */
export type JobHandler = (data: object, attempt: JobAttempt) => Promise<void>;

/** How a worker goes about a queue. */
export interface WorkManner {
  /** Jobs that one process does at the same time; 1 unless said. */
  readonly concurrency?: number;
  /** How often a job is tried again before it is given up; for about four hours unless said. */
  readonly retries?: number;
  /** Seconds that an attempt may take; 300 unless said. */
  readonly seconds?: number;
  /** What ends with a job that is thrown away after it was given up, as it is after a week, in the transaction of that. */
  readonly dropped?: (data: object, within: Transaction) => Promise<void>;
}

interface Worker extends WorkManner {
  readonly handler: JobHandler;
}

export interface JobOptions {
  /** The transaction that the job is a part of. */
  readonly within?: Transaction;
  /** Seconds to wait before the first attempt. */
  readonly after?: number;
  /** At most one waiting job has this key. */
  readonly key?: string;
  /** Of one group a process does one job at a time, however many of the queue it does. */
  readonly group?: string;
}

/**
 * Attempts go on for about four hours with growing pauses. A worker says every ten seconds that it still works on a job;
 * one that was killed does not, and its job is given to another.
 */
const timeout = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  heartbeatSeconds: 20,
};

/** What something hangs on is not forgotten by the queue: not before its time came, nor before it was thrown away. */
const kept = { retentionSeconds: 366 * 86_400, deleteAfterSeconds: 30 * 86_400 };

/** Seconds between two looks for jobs whose worker is gone. */
const lookEvery = 15;
/** Seconds between two looks for scheduled jobs whose time has come. */
const cronEvery = 20;

const stopWithin = 10_000;

/** Milliseconds between two looks for jobs of all queues, and seconds after which each worker looks by itself all the same. */
const delay = 1_500;
const fallbackPollSeconds = 300;

/** $1 queues: those of them with a job that is ready. */
const readReady = statement<{ name: string }>(
  'job-ready-queues',
  `select queue.name from unnest($1::text[]) as queue(name) where exists (
    select from jobs.job where job.name = queue.name and job.state < 'active' and job.start_after <= now())`,
);

/** $1 queue, $2 job: what one that was given up carries, which nobody tries again until the transaction ends. */
const lockFailed = statement<{ data: object }>(
  'job-lock-failed',
  `select data from jobs.job where name = $1 and id = $2 and state = 'failed' for update`,
);

/** $1 queues: their jobs that were given up a week ago, and that nobody tried again. */
const readForgotten = statement<{ name: string; id: string }>(
  'job-forgotten',
  `select name, id from jobs.job where name = any($1::text[]) and state = 'failed' and completed_on < now() - interval '7 days'`,
);

const inside = ({ client }: Transaction) => ({
  db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) },
});

/** Work that waits in the database until a worker of any replica does it. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, Worker>();
  private readonly schedules: { name: string; cron: string }[] = [];
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, string[]>();
  private readonly stopping = new AbortController();
  private started = false;

  constructor(
    pool: Pool,
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: 'jobs',
      // A migration made it: who may make schemas may make more than the API needs.
      createSchema: false,
      supervise: config.worker,
      superviseIntervalSeconds: lookEvery,
      monitorIntervalSeconds: lookEvery,
      cronWorkerIntervalSeconds: cronEvery,
      // No job waits for others.
      flowIntervalSeconds: 3_600,
      schedule: config.worker,
    });
    this.boss.on('error', (error) => log.warn(jobTrouble(error), 'the job queue had trouble'));
    this.schedule('forgotten-jobs', '53 * * * *', () => this.dropForgotten());
  }

  /** Names who does the jobs of a queue; to be called before the application starts. */
  register(name: string, handler: JobHandler, manner: WorkManner = {}): void {
    if (this.handlers.has(name)) throw new Error(`Two handlers want the jobs of the queue ${name}.`);
    this.handlers.set(name, { handler, ...manner });
  }

  /** Registers a handler whose job comes by itself at the times of a cron expression by the clock that says the day, once for all replicas. */
  schedule(name: string, cron: string, handler: JobHandler, manner?: WorkManner): void {
    this.register(name, handler, manner);
    this.schedules.push({ name, cron });
  }

  async send(name: string, data: object, { within, after, key, group }: JobOptions = {}): Promise<void> {
    await this.boss.send(name, data, {
      ...(within && inside(within)),
      ...(after !== undefined && { startAfter: after }),
      ...(key !== undefined && { singletonKey: key }),
      ...(group !== undefined && { group: { id: group } }),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    this.started = true;
    for (const [name, { retries = timeout.retryLimit, seconds = timeout.expireInSeconds, dropped }] of this.handlers) {
      const own = { ...timeout, ...(dropped && kept), retryLimit: retries, expireInSeconds: seconds };
      await this.boss.createQueue(name, own);
      await this.boss.updateQueue(name, own);
    }
    if (!this.config.worker) return;
    for (const { name, cron } of this.schedules) await this.boss.schedule(name, cron, null, { tz: timeZone });
    for (const [name, worker] of this.handlers) await this.work(name, worker);
    void this.wakeWorkers();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    if (this.started) await this.boss.stop({ graceful: true, close: false, timeout: stopWithin });
  }

  /** Lets a job that was given up be tried again. */
  async retry(name: string, id: string): Promise<void> {
    await this.boss.retry(name, id);
  }

  /** Throws a job away that was given up, and ends what it was for; false where it is none any more. */
  async drop(name: string, id: string, within: Transaction): Promise<boolean> {
    const [job] = await within.run(lockFailed, [name, id]);
    if (!job) return false;
    await this.boss.deleteJob(name, id, inside(within));
    await this.handlers.get(name)?.dropped?.(job.data, within);
    return true;
  }

  /** Throws away what nobody tried again, where something hangs on it. */
  async dropForgotten(): Promise<void> {
    const queues = [...this.handlers].flatMap(([name, { dropped }]) => (dropped ? [name] : []));
    for (const { name, id } of await this.sql.run(readForgotten, [queues]))
      await this.sql
        .transaction((runner) => this.drop(name, id, runner))
        .catch((error: unknown) =>
          this.log.warn({ queue: name, ...jobTrouble(error) }, 'a job could not be thrown away'),
        );
  }

  private async work(name: string, { handler, concurrency = 1 }: Worker): Promise<void> {
    const alone = { batchSize: 1, localGroupConcurrency: 1 };
    const manner = { pollingIntervalSeconds: fallbackPollSeconds, includeMetadata: true, ...alone } as const;
    const ids: string[] = [];
    this.workers.set(name, ids);
    for (let worker = 0; worker < concurrency; worker += 1) {
      const id = await this.boss.work(name, manner, async (jobs: JobWithMetadata<object>[]) => {
        for (const job of jobs) await this.attempt(name, job, handler);
        this.boss.notifyWorker(id);
      });
      ids.push(id);
    }
  }

  /** Looks for jobs for all workers of this process at once, which look again at once after they have done one. */
  private async wakeWorkers(): Promise<void> {
    const { signal } = this.stopping;
    const queues = [...this.workers.keys()];
    while (!signal.aborted) {
      const ready = await this.sql.run(readReady, [queues]).catch((error: unknown) => {
        this.log.debug(jobTrouble(error), 'the job queue could not be looked at');
        return [];
      });
      if (signal.aborted) return;
      for (const { name } of ready) for (const id of this.workers.get(name) ?? []) this.boss.notifyWorker(id);
      await sleep(delay, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async attempt(name: string, job: JobWithMetadata<object>, handler: JobHandler): Promise<void> {
    const isLast = job.retryCount >= job.retryLimit;
    const trouble = await handler(job.data, { id: job.id, isLast }).then(() => undefined, jobTrouble);
    this.metrics.jobs.inc({ queue: name, result: trouble === undefined ? 'done' : isLast ? 'given-up' : 'failed' });
    if (trouble === undefined) return;
    this.log.warn({ queue: name, job: job.id, isLast, ...trouble }, 'a job failed');
    // pg-boss keeps the message of an error, and the handler's own may quote what a person typed.
    throw new Error(trouble.kind);
  }
}
