import type { WebhookDelivery as Delivery } from '@statewise/contract';
import { statement } from '../platform/database/sql.js';
import { placeColumn } from '../platform/http/keyset.js';
import { oldSecret } from './webhooks.statements.js';
import type { StoredSecrets } from './webhook-secrets.js';
import type { SentAttempt } from './webhook-sender.js';

interface LoggedAttempt extends SentAttempt {
  readonly number: number;
  readonly at: Date;
}

/** A delivery that a worker is about to attempt, with what it needs of its endpoint. */
export interface DueDelivery extends StoredSecrets {
  readonly webhook_id: string;
  readonly type: string;
  readonly payload: string;
  readonly tries: number;
  readonly url: string;
  readonly active: boolean;
}

const columns = 'id, type, state, attempts, next_attempt_at, created_at';

export const page = statement<Delivery & { place: string }>(
  'webhook-delivery-page',
  `select ${columns}, ${placeColumn('created_at', 'id')} from webhook_delivery
    where webhook_id = $1 and ($2::text is null or state = $2)
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
    order by created_at desc, id desc limit $5`,
);
export const read = statement<Delivery & { payload: string }>(
  'webhook-delivery-read',
  `select ${columns}, payload from webhook_delivery where webhook_id = $1 and id = $2`,
);
export const attempts = statement<LoggedAttempt>(
  'webhook-attempts',
  `select number, at, milliseconds, status, error, answer from webhook_attempt where delivery_id = $1
    order by number desc limit 100`,
);
/** A delivery with its endpoint, if this is the run that it waits for. $1 delivery, $2 run */
export const due = statement<DueDelivery>(
  'webhook-delivery-due',
  `select delivery.webhook_id, delivery.type, delivery.payload, delivery.tries, webhook.url, webhook.active, webhook.secret,
      ${oldSecret}
    from webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id
    where delivery.id = $1 and delivery.run = $2 and delivery.state = 'waiting'`,
);
/** From here on who removes the endpoint waits until what is written for it is there, and goes with it. */
export const hold = statement<{ id: string }>('webhook-hold', 'select id from webhook where id = $1 for key share');
/** None where the endpoint has one of that transition. $2 its position, or null */
export const insert = statement<{ id: string }>(
  'webhook-delivery-insert',
  `insert into webhook_delivery (webhook_id, position, type, payload, next_attempt_at) values ($1, $2, $3, $4, now())
    on conflict do nothing returning id`,
);
/** What became of a run; none where another worker was first. $4 seconds until the next attempt, or null, $5 how many attempts it was */
export const settle = statement<{ attempts: number }>(
  'webhook-delivery-settle',
  `update webhook_delivery set state = $3, run = run + 1, tries = tries + 1, attempts = attempts + $5,
      next_attempt_at = now() + make_interval(secs => $4::double precision)
    where id = $1 and run = $2 returning attempts`,
);
export const log = statement(
  'webhook-attempt-insert',
  `insert into webhook_attempt (delivery_id, number, milliseconds, status, error, answer) values ($1, $2, $3, $4, $5, $6)`,
);
/** Begins anew with a delivery, and answers the run that it waits for. */
export const again = statement<{ run: number }>(
  'webhook-delivery-again',
  `update webhook_delivery set state = 'waiting', run = run + 1, tries = 0, next_attempt_at = now()
    where webhook_id = $1 and id = $2 returning run`,
);
/** Some at a time: their attempts go with them. */
export const forget = statement<{ id: string }>(
  'webhook-delivery-forget',
  `delete from webhook_delivery where id = any(array(
    select id from webhook_delivery where created_at < now() - interval '30 days' limit 5000)) returning id`,
);
