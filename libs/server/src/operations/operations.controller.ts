import { Controller } from '@nestjs/common';
import { system } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { Queues } from './queues.service.js';
import { SystemHealth } from './system-health.service.js';

/** Queues, failed jobs and how the parts of the installation stand, for admins. */
@Controller()
export class OperationsController {
  constructor(
    private readonly queues: Queues,
    private readonly health: SystemHealth,
  ) {}

  @Handles(system.look)
  async look() {
    return { success: true, ...(await this.health.look()) };
  }

  @Handles(system.sizes)
  async sizes() {
    return { success: true, queues: await this.queues.sizes() };
  }

  @Handles(system.failed)
  async failed({ queue, cursor, limit }: Input<typeof system.failed>) {
    return { success: true, ...(await this.queues.failed(queue, cursor, limit)) };
  }

  @Handles(system.retry)
  retry({ id, caller }: Input<typeof system.retry>): Promise<void> {
    return this.queues.retry(id, caller);
  }

  @Handles(system.drop)
  drop({ id, caller }: Input<typeof system.drop>): Promise<void> {
    return this.queues.drop(id, caller);
  }
}
