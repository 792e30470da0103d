import { Controller } from '@nestjs/common';
import { metrics } from '@statewise/contract';
import { Handles, type Input } from '../http/handles.js';
import { Problem } from '../problem/problem.js';
import { Metrics } from './metrics.js';
import { Watchers } from './watchers.js';

/** The measurements of this process, for the programs that watch it. */
@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly watchers: Watchers,
  ) {}

  @Handles(metrics.read)
  async read({ caller: { actor }, request, response }: Input<typeof metrics.read>): Promise<string> {
    if (!this.watchers.isTold(request, actor)) throw new Problem('SESSION.REQUIRED');
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
