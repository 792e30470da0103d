import { Controller } from '@nestjs/common';
import { webhooks, type ShownWebhookDelivery } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { pageOf } from '../platform/http/keyset.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import * as statements from './deliveries.statements.js';
import { testType, webhookQueue } from './webhook-courier.js';
import { read as readWebhook } from './webhooks.statements.js';

/** What was sent to an endpoint, to be looked at and sent again. */
@Controller()
export class DeliveriesController {
  constructor(
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {}

  @Handles(webhooks.page)
  async page({ id, state, cursor, limit }: Input<typeof webhooks.page>) {
    demandFound((await this.sql.run(readWebhook, [id]))[0]);
    const values = [id, state ?? null, cursor?.at ?? null, cursor?.id ?? null, limit + 1];
    const { page: deliveries, next_cursor } = pageOf(await this.sql.run(statements.page, values), limit);
    return { success: true, deliveries, next_cursor };
  }

  @Handles(webhooks.delivery)
  async read({ id: webhook, delivery }: Input<typeof webhooks.delivery>) {
    return { success: true, delivery: await this.shown(webhook, delivery) };
  }

  /** Sends a message that says nothing, in one attempt, also to an endpoint that is switched off. */
  @Handles(webhooks.test)
  async test({ id: webhook }: Input<typeof webhooks.test>) {
    const timestamp = new Date().toISOString();
    const payload = JSON.stringify({ type: testType, timestamp, data: { webhook_id: webhook } });
    const id = await this.sql.transaction(async (runner) => {
      demandFound((await runner.run(statements.hold, [webhook]))[0]);
      const [made] = await runner.run(statements.insert, [webhook, null, testType, payload]);
      if (!made) throw new Error('A test has no number that could stand there already.');
      await this.jobs.send(webhookQueue, { id: made.id, run: 0 }, { within: runner, group: webhook });
      return made.id;
    });
    return { success: true, delivery: await this.shown(webhook, id) };
  }

  /** Begins anew with all attempts, under the same id. */
  @Handles(webhooks.resend)
  async resend({ id: webhook, delivery: id, caller: { actor, address } }: Input<typeof webhooks.resend>) {
    const { type } = await this.shown(webhook, id);
    const { active } = demandFound((await this.sql.run(readWebhook, [webhook]))[0]);
    if (!active && type !== testType) throw new Problem('OPERATION.REFUSED');
    await this.sql.transaction(async (runner) => {
      const { run } = demandFound((await runner.run(statements.again, [webhook, id]))[0]);
      await this.jobs.send(webhookQueue, { id, run }, { within: runner, group: webhook });
      const subject = `webhook:${webhook}`;
      await this.audit.note({ kind: 'webhook.resent', actor, address, subject, details: { delivery: id } }, runner);
    });
    return { success: true, delivery: await this.shown(webhook, id) };
  }

  private async shown(webhook: string, id: string): Promise<ShownWebhookDelivery> {
    const row = demandFound((await this.sql.run(statements.read, [webhook, id]))[0]);
    return { ...row, log: await this.sql.run(statements.attempts, [id]) };
  }
}
