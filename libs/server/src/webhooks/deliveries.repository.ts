import { Injectable } from '@nestjs/common';
import type { RowPosition, WebhookDelivery as Delivery } from '@statewise/contract';
import { Sql, type SqlRunner, statement } from '../platform/database/sql.js';
import { placeColumn } from '../platform/http/keyset.js';
import { WebhookSecrets } from './webhook-secrets.js';
import type { SentAttempt } from './webhook-sender.js';

export interface LoggedAttempt extends SentAttempt {
  readonly number: number;
  readonly at: Date;
}

/** A delivery that a worker is about to attempt, with what it needs of its endpoint. */
export interface DueDelivery {
  readonly webhook_id: string;
  readonly type: string;
  readonly payload: string;
  readonly tries: number;
  readonly url: string;
  readonly active: boolean;
  /** Those that messages are signed by. */
  readonly secrets: readonly string[];
}

interface DueRow extends Omit<DueDelivery, 'secrets'> {
  readonly secret: Buffer;
  readonly old_secret: Buffer | null;
}

/** How a delivery stands after an attempt. */
export interface DeliveryStatus {
  readonly id: string;
  readonly run: number;
  readonly state: Delivery['state'];
  /** Seconds until the next attempt; null when there is none. */
  readonly delay: number | null;
}

const columns = 'id, type, state, attempts, next_attempt_at, created_at';

const page = statement<Delivery & { place: string }>(
  'webhook-delivery-page',
  `select ${columns}, ${placeColumn('created_at', 'id')} from webhook_delivery
    where webhook_id = $1 and ($2::text is null or state = $2)
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
    order by created_at desc, id desc limit $5`,
);
const read = statement<Delivery & { payload: string }>(
  'webhook-delivery-read',
  `select ${columns}, payload from webhook_delivery where webhook_id = $1 and id = $2`,
);
const attempts = statement<LoggedAttempt>(
  'webhook-attempts',
  `select number, at, milliseconds, status, error, answer from webhook_attempt where delivery_id = $1
    order by number desc limit 100`,
);
const due = statement<DueRow>(
  'webhook-delivery-due',
  `select delivery.webhook_id, delivery.type, delivery.payload, delivery.tries, webhook.url, webhook.active, webhook.secret,
      case when webhook.old_secret_until > now() then webhook.old_secret end as old_secret
    from webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id
    where delivery.id = $1 and delivery.run = $2 and delivery.state = 'waiting'`,
);
const insert = statement<{ id: string }>(
  'webhook-delivery-insert',
  `insert into webhook_delivery (webhook_id, position, type, payload, next_attempt_at) values ($1, $2, $3, $4, now())
    on conflict do nothing returning id`,
);
const settle = statement<{ attempts: number }>(
  'webhook-delivery-settle',
  `update webhook_delivery set state = $3, run = run + 1, tries = tries + 1, attempts = attempts + $5,
      next_attempt_at = now() + make_interval(secs => $4::double precision)
    where id = $1 and run = $2 returning attempts`,
);
const log = statement(
  'webhook-attempt-insert',
  `insert into webhook_attempt (delivery_id, number, milliseconds, status, error, answer) values ($1, $2, $3, $4, $5, $6)`,
);
const again = statement<{ run: number }>(
  'webhook-delivery-again',
  `update webhook_delivery set state = 'waiting', run = run + 1, tries = 0, next_attempt_at = now()
    where webhook_id = $1 and id = $2 returning run`,
);
const forget = statement(
  'webhook-delivery-forget',
  `delete from webhook_delivery where created_at < now() - interval '30 days'`,
);

/** Messages to endpoints, and the log of the attempts. */
@Injectable()
export class DeliveriesRepository {
  constructor(
    private readonly sql: Sql,
    private readonly secrets: WebhookSecrets,
  ) {}

  page(webhook: string, state: string | undefined, after: RowPosition | undefined, limit: number) {
    const values = [webhook, state ?? null, after?.at ?? null, after?.id ?? null, limit];
    return this.sql.run(page, values);
  }

  async read(webhook: string, id: string) {
    const [row] = await this.sql.run(read, [webhook, id]);
    return row && { ...row, log: await this.sql.run(attempts, [id]) };
  }

  /** The delivery if this is the run that it waits for. */
  async due(id: string, run: number): Promise<DueDelivery | undefined> {
    const [row] = await this.sql.run(due, [id, run]);
    if (!row) return undefined;
    const { secret, old_secret, ...delivery } = row;
    const sealed = old_secret === null ? [secret] : [secret, old_secret];
    return { ...delivery, secrets: sealed.map((one) => this.secrets.decrypt(delivery.webhook_id, one)) };
  }

  /** Makes a delivery; undefined when the endpoint has one of that transition. */
  async insert(
    webhook: string,
    { position, type, payload }: { readonly position: bigint | null; readonly type: string; readonly payload: string },
    runner: SqlRunner,
  ): Promise<string | undefined> {
    const values = [webhook, position === null ? null : String(position), type, payload];
    return (await runner.run(insert, values))[0]?.id;
  }

  /** Writes down what became of a run; false when another worker was first. */
  async settle(
    { id, run, state, delay }: DeliveryStatus,
    attempt: SentAttempt | undefined,
    runner: SqlRunner,
  ): Promise<boolean> {
    const [row] = await runner.run(settle, [id, run, state, delay, attempt ? 1 : 0]);
    if (!row) return false;
    if (attempt) {
      const { milliseconds, status, error, answer } = attempt;
      await runner.run(log, [id, row.attempts, milliseconds, status, error, answer]);
    }
    return true;
  }

  /** Begins anew with a delivery; answers the run that it waits for. */
  async again(webhook: string, id: string, runner: SqlRunner): Promise<number | undefined> {
    return (await runner.run(again, [webhook, id]))[0]?.run;
  }

  async forgetOld(): Promise<void> {
    await this.sql.run(forget, []);
  }
}
