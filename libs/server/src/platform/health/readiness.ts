import { Injectable } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthCheckResult } from '@nestjs/terminus';
import { NewerSchema } from '../database/newer-schema.js';
import { Sql } from '../database/sql.js';
import { Stopping } from '../http/stopping.js';
import { Problem } from '../problem/problem.js';

const timeout = 3_000;

/** Whether this process can serve requests. */
@Injectable()
export class Readiness {
  constructor(
    private readonly newer: NewerSchema,
    private readonly health: HealthCheckService,
    private readonly indicator: HealthIndicatorService,
    private readonly sql: Sql,
    private readonly stopping: Stopping,
  ) {}

  /** Answers what was looked at; throws while a dependency is down, and `DEPENDENCY.DOWN` once the process stops. */
  async check(): Promise<HealthCheckResult> {
    if (this.stopping.isAnnounced) throw new Problem('DEPENDENCY.DOWN', { retryAfter: 5 });
    return this.health.check([() => this.database()]);
  }

  private async database() {
    const check = this.indicator.check('database');
    // A connection that broke a moment ago says nothing about the database: a second attempt takes another one.
    const look = async (): Promise<boolean> => (await this.sql.isWritable()) && !(await this.newer.isUnusable());
    const attempt = look().catch(look);
    const answered = await Promise.race([
      attempt.catch(() => false),
      new Promise<false>((resolve) => {
        setTimeout(resolve, timeout, false).unref();
      }),
    ]);
    return answered ? check.up() : check.down();
  }
}
