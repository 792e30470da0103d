import { Controller } from '@nestjs/common';
import { metrics } from '@statewise/contract';
import { isInsider } from '../auth/access.js';
import { isLocal } from '../http/client-address.js';
import { Handles, type Input } from '../http/handles.js';
import { Problem } from '../problem/problem.js';
import { Metrics } from './metrics.js';

@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Handles(metrics.read)
  async read({ caller: { actor, address }, response }: Input<typeof metrics.read>): Promise<string> {
    // Which pages are slow and how many sign-ins fail is for insiders and callers on this machine alone.
    if (!isInsider(actor) && !isLocal(address)) throw new Problem('SESSION.REQUIRED');
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
