import { Controller } from '@nestjs/common';
import { health } from '@statewise/contract';
import { Handles, type Input } from '../http/handles.js';
import { Stopping } from '../http/stopping.js';
import { Watchers } from '../metrics/watchers.js';
import { Problem } from '../problem/problem.js';
import { Readiness } from './readiness.js';

/** Health endpoints for the supervisor of this process and the load balancer. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly stopping: Stopping,
    private readonly watchers: Watchers,
  ) {}

  @Handles(health.live)
  live() {
    if (this.stopping.isAnnounced) throw new Problem('DEPENDENCY.DOWN', { retryAfter: 5 });
    return { status: 'ok' };
  }

  @Handles(health.ready)
  async ready({ caller: { actor }, request, response }: Input<typeof health.ready>) {
    response.setHeader('Cache-Control', 'no-store');
    const found = await this.readiness.check();
    return this.watchers.isTold(request, actor) ? found : { status: found.status };
  }
}
