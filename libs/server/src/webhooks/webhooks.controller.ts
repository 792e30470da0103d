import { Controller } from '@nestjs/common';
import { webhooks } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { Deliveries } from './deliveries.service.js';
import { Webhooks } from './webhooks.service.js';

/** Endpoints of programs and what was sent to them, in the hands of admins. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
  ) {}

  @Handles(webhooks.list)
  async list() {
    return { success: true, webhooks: await this.webhooks.list() };
  }

  @Handles(webhooks.make)
  async make({ body, caller, language }: Input<typeof webhooks.make>) {
    return { success: true, ...(await this.webhooks.make(body, caller, language)) };
  }

  @Handles(webhooks.read)
  async read({ id }: Input<typeof webhooks.read>) {
    return { success: true, webhook: await this.webhooks.find(id) };
  }

  @Handles(webhooks.change)
  async change({ id, body, caller }: Input<typeof webhooks.change>) {
    return { success: true, webhook: await this.webhooks.change(id, body, caller) };
  }

  @Handles(webhooks.remove)
  remove({ id, caller }: Input<typeof webhooks.remove>): Promise<void> {
    return this.webhooks.remove(id, caller);
  }

  @Handles(webhooks.rotate)
  async rotate({ id, caller }: Input<typeof webhooks.rotate>) {
    return { success: true, ...(await this.webhooks.rotate(id, caller)) };
  }

  @Handles(webhooks.test)
  async test({ id }: Input<typeof webhooks.test>) {
    return { success: true, delivery: await this.deliveries.test(id) };
  }

  @Handles(webhooks.page)
  async page({ id, state, cursor, limit }: Input<typeof webhooks.page>) {
    return { success: true, ...(await this.deliveries.page(id, state, cursor, limit)) };
  }

  @Handles(webhooks.delivery)
  async delivery({ id, delivery }: Input<typeof webhooks.delivery>) {
    return { success: true, delivery: await this.deliveries.read(id, delivery) };
  }

  @Handles(webhooks.resend)
  async resend({ id, delivery, caller }: Input<typeof webhooks.resend>) {
    return { success: true, delivery: await this.deliveries.resend(id, delivery, caller) };
  }
}
