import { Controller } from '@nestjs/common';
import { outbox, system } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { OutboxDesk } from './outbox.service.js';
import { Queues } from './queues.service.js';
import { SystemHealth } from './system-health.service.js';

/** How the parts of the installation stand, its queues and failed jobs, and mails that wait, that failed and that were sent. */
@Controller()
export class OperationsController {
  constructor(
    private readonly queues: Queues,
    private readonly health: SystemHealth,
    private readonly mails: OutboxDesk,
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

  @Handles(outbox.page)
  async pageOfMails(query: Input<typeof outbox.page>) {
    return { success: true, ...(await this.mails.page(query)) };
  }

  @Handles(outbox.search)
  async searchMails({ body }: Input<typeof outbox.search>) {
    return { success: true, ...(await this.mails.page(body)) };
  }

  @Handles(outbox.read)
  async readMail({ id }: Input<typeof outbox.read>) {
    return { success: true, mail: await this.mails.read(id) };
  }

  @Handles(outbox.retry)
  retryMail({ id, caller }: Input<typeof outbox.retry>): Promise<void> {
    return this.mails.retry(id, caller);
  }

  @Handles(outbox.drop)
  dropMail({ id, caller }: Input<typeof outbox.drop>): Promise<void> {
    return this.mails.drop(id, caller);
  }
}
