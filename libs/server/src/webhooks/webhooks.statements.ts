import type { Webhook } from '@statewise/contract';
import { statement } from '../platform/database/sql.js';
import type { StoredSecrets } from './webhook-secrets.js';

const columns = `id, name, url, flows, states, events, active, disabled_reason, failing_since,
  case when old_secret_until > now() then old_secret_until end as old_secret_until, created_by, created_at`;

/** $9 the number of the last transition that it is not told of */
export const insert = statement<Webhook>(
  'webhook-insert',
  `insert into webhook (id, name, url, flows, states, events, secret, language, position, created_by)
    values ($1, $2, $3, $4::text[], $5::text[], $6::text[], $7, $8, $9, $10) returning ${columns}`,
);
export const list = statement<Webhook>('webhook-list', `select ${columns} from webhook order by lower(name), id`);
export const read = statement<Webhook>('webhook-read', `select ${columns} from webhook where id = $1`);
/** Changes what is not null. Who is switched on again hears what happens from then on. $8 the last transition before that */
export const update = statement<Webhook>(
  'webhook-update',
  `update webhook set name = coalesce($2, name), url = coalesce($3, url), flows = coalesce($4::text[], flows),
      states = coalesce($5::text[], states), events = coalesce($6::text[], events), active = coalesce($7, active),
      position = case when $7 and not active then $8::bigint else position end,
      failing_since = case when $7 and not active then null else failing_since end,
      disabled_reason = case when $7 then null else disabled_reason end
    where id = $1 returning ${columns}`,
);
/** The old secrets of an endpoint; null where none counts any more. */
export const oldSecret = 'case when webhook.old_secret_until > now() then webhook.old_secret end as old_secret';
/** What an endpoint has, for who replaces it. */
export const secrets = statement<StoredSecrets>(
  'webhook-secrets',
  `select secret, ${oldSecret} from webhook where id = $1 for update`,
);
/** Puts a new secret in the place of the present one, which counts for one more day. $3 the old ones, with that */
export const rotate = statement<Webhook>(
  'webhook-rotate',
  `update webhook set old_secret = $3, old_secret_until = now() + interval '1 day', secret = $2
    where id = $1 returning ${columns}`,
);
export const remove = statement<{ id: string }>('webhook-remove', 'delete from webhook where id = $1 returning id');
