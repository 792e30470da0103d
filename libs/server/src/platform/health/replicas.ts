import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Replica } from '@statewise/contract';
import { Config } from '../config/config.js';
import { Sql, statement } from '../database/sql.js';
import { jobTrouble } from '../jobs/job-trouble.js';
import { Log } from '../logging/log.js';

const beat = statement(
  'replica-beat',
  `insert into replica (id, host, pid, worker, node) values ($1, $2, $3, $4, $5)
    on conflict (id) do update set seen_at = now()`,
);
const leave = statement('replica-leave', 'delete from replica where id = $1');
const forget = statement('replica-forget', `delete from replica where seen_at < now() - interval '1 day'`);
const list = statement<Replica>(
  'replica-list',
  `select *, seen_at > now() - interval '30 seconds' as is_alive from replica order by started_at, id`,
);

const beatEvery = 10_000;

/** Every process notes that it is there; one that ended without a word is missed after half a minute. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly log: Log,
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

  private async beat(): Promise<void> {
    const { worker } = this.config;
    await this.sql.run(beat, [this.id, hostname(), process.pid, worker, process.version]);
  }
}
