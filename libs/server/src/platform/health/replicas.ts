import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Replica } from '@statewise/contract';
import { Config } from '../config/config.js';
import { NewerSchema } from '../database/newer-schema.js';
import { Sql, statement } from '../database/sql.js';
import { jobTrouble } from '../jobs/job-trouble.js';
import { Log } from '../logging/log.js';

const isAlive = `seen_at > now() - interval '30 seconds'`;

/** Says that this replica lives, and whether one of a newer release does. */
const beat = statement<{ is_former: boolean }>(
  'replica-beat',
  `with beat as (insert into replica (id, host, pid, worker, node, release) values ($1, $2, $3, $4, $5, $6::int[])
      on conflict (id) do update set seen_at = now())
    select exists (select from replica where release > $6::int[] and ${isAlive}) as is_former`,
);
const leave = statement('replica-leave', 'delete from replica where id = $1');
const forget = statement('replica-forget', `delete from replica where seen_at < now() - interval '1 day'`);
const list = statement<Replica>(
  'replica-list',
  `select id, host, pid, worker, node, started_at, seen_at, ${isAlive} as is_alive from replica order by started_at, id`,
);

const beatEvery = 10_000;

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const release = version.split('.', 3).map((part) => Number.parseInt(part, 10));

/** Every process notes that it is there; one that ended without a word is missed after half a minute. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private readonly declarations: (() => Promise<void>)[] = [];
  private declaring: Promise<void> | undefined;
  private isFormer = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly log: Log,
    private readonly newer: NewerSchema,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sql.run(forget, []);
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((error: unknown) =>
        this.log.warn(jobTrouble(error), 'this replica could not say that it lives'),
      );
    }, beatEvery).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sql.run(leave, [this.id]);
  }

  list(): Promise<Replica[]> {
    return this.sql.run(list, []);
  }

  /**
   * Writes down what this release declares: now, and again once newer ones are gone that wrote down theirs. While a replica of a
   * newer release lives, and for good where one has migrated the database, what that wrote stays.
   */
  async whenNewest(declare: () => Promise<void>): Promise<void> {
    await this.beat();
    this.declarations.push(declare);
    if (!this.isFormer) await declare();
  }

  async beat(): Promise<void> {
    const { worker } = this.config;
    const values = [this.id, hostname(), process.pid, worker, process.version, release];
    const [row] = await this.sql.run(beat, values);
    const isFormer = row?.is_former === true || (this.isFormer && (await this.newer.isMigrated()));
    // It may take longer than the time between two beats.
    if (this.isFormer && !isFormer)
      await (this.declaring ??= this.declare().finally(() => (this.declaring = undefined)));
    this.isFormer = isFormer;
  }

  private async declare(): Promise<void> {
    for (const declare of this.declarations) await declare();
  }
}
