import { Injectable } from '@nestjs/common';
import type { RowPosition, ShownWebhookDelivery as ShownDelivery } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { Sql } from '../platform/database/sql.js';
import { pageOf } from '../platform/http/keyset.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import * as statements from './deliveries.statements.js';
import { testType, webhookQueue } from './webhook-courier.js';
import { Webhooks } from './webhooks.service.js';

/** What was sent to an endpoint, to be looked at and sent again. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {}

  async page(webhook: string, state: string | undefined, after: RowPosition | undefined, limit: number) {
    await this.webhooks.find(webhook);
    const values = [webhook, state ?? null, after?.at ?? null, after?.id ?? null, limit + 1];
    const { page, next_cursor } = pageOf(await this.sql.run(statements.page, values), limit);
    return { deliveries: page, next_cursor };
  }

  async read(webhook: string, id: string): Promise<ShownDelivery> {
    const row = demandFound((await this.sql.run(statements.read, [webhook, id]))[0]);
    return { ...row, log: await this.sql.run(statements.attempts, [id]) };
  }

  /** Sends a message that says nothing, in one attempt, also to an endpoint that is switched off. */
  async test(webhook: string): Promise<ShownDelivery> {
    const timestamp = new Date().toISOString();
    const payload = JSON.stringify({ type: testType, timestamp, data: { webhook_id: webhook } });
    const id = await this.sql.transaction(async (runner, client) => {
      demandFound((await runner.run(statements.hold, [webhook]))[0]);
      const [made] = await runner.run(statements.insert, [webhook, null, testType, payload]);
      if (!made) throw new Error('A test has no number that could stand there already.');
      await this.jobs.send(webhookQueue, { id: made.id, run: 0 }, { client });
      return made.id;
    });
    return this.read(webhook, id);
  }

  /** Begins anew with all attempts, under the same id. */
  async resend(webhook: string, id: string, { actor, address }: Caller): Promise<ShownDelivery> {
    const delivery = await this.read(webhook, id);
    const { active } = await this.webhooks.find(webhook);
    if (!active && delivery.type !== testType) throw new Problem('OPERATION.REFUSED');
    await this.sql.transaction(async (runner, client) => {
      const { run } = demandFound((await runner.run(statements.again, [webhook, id]))[0]);
      await this.jobs.send(webhookQueue, { id, run }, { client });
      const subject = `webhook:${webhook}`;
      await this.audit.note({ kind: 'webhook.resent', actor, address, subject, details: { delivery: id } }, runner);
    });
    return this.read(webhook, id);
  }
}
