import { Controller } from '@nestjs/common';
import { health, metrics } from '@statewise/contract';
import { Handles, type Input } from '../http/handles.js';
import { Stopping } from '../http/stopping.js';
import { Metrics } from '../metrics/metrics.js';
import { Watchers } from '../metrics/watchers.js';
import { Problem } from '../problem/problem.js';
import { Readiness } from './readiness.js';

/** For the supervisor of this process, the load balancer, and programs that measure. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly stopping: Stopping,
    private readonly watchers: Watchers,
    private readonly metrics: Metrics,
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

  @Handles(metrics.read)
  async measurements({ caller: { actor }, request, response }: Input<typeof metrics.read>): Promise<string> {
    if (!this.watchers.isTold(request, actor)) throw new Problem('SESSION.REQUIRED');
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
