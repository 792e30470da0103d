import { Controller } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { health } from '@statewise/contract';
import { isInsider } from '../auth/access.js';
import { NewerSchema } from '../database/newer-schema.js';
import { Sql } from '../database/sql.js';
import { isLocal } from '../http/client-address.js';
import { Handles, type Input } from '../http/handles.js';
import { Stopping } from '../http/stopping.js';
import { Problem } from '../problem/problem.js';

const ping = { name: 'health-ping', text: 'select 1 as alive' };
const timeout = 3_000;

/** Health endpoints for the supervisor of this process and the load balancer. */
@Controller()
export class HealthController {
  constructor(
    private readonly newer: NewerSchema,
    private readonly health: HealthCheckService,
    private readonly indicator: HealthIndicatorService,
    private readonly sql: Sql,
    private readonly stopping: Stopping,
  ) {}

  @Handles(health.live)
  live() {
    return { status: 'ok' };
  }

  @Handles(health.ready)
  async ready({ caller: { actor, address }, response }: Input<typeof health.ready>) {
    if (this.stopping.signal.aborted) throw new Problem('DEPENDENCY.DOWN', { retryAfter: 5 });
    response.setHeader('Cache-Control', 'no-store');
    const found = await this.health.check([() => this.database()]);
    // The state of each dependency is for insiders and callers on this machine alone.
    return isInsider(actor) || isLocal(address) ? found : { status: found.status };
  }

  private async database() {
    const check = this.indicator.check('database');
    // A connection that broke a moment ago says nothing about the database: a second attempt takes another one.
    const look = async (): Promise<boolean> => {
      await this.sql.run(ping, []);
      return !(await this.newer.isUnusable());
    };
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
