import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Webhook } from '@statewise/contract';
import { Sql, type SqlRunner, type Statement } from '../platform/database/sql.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** What is stored of a new endpoint. */
export interface WebhookInsert extends Pick<Webhook, 'name' | 'url' | 'flows' | 'states' | 'events' | 'created_by'> {
  readonly secret: string;
  readonly language: string;
  /** The number of the last transition that it is not told of. */
  readonly position: bigint;
}

const columns = `id, name, url, flows, states, events, active, disabled_reason, failing_since,
  case when old_secret_until > now() then old_secret_until end as old_secret_until, created_by, created_at`;

const insert: Statement = {
  name: 'webhook-insert',
  text: `insert into webhook (id, name, url, flows, states, events, secret, language, position, created_by)
    values ($1, $2, $3, $4::text[], $5::text[], $6::text[], $7, $8, $9, $10) returning ${columns}`,
};
const list: Statement = { name: 'webhook-list', text: `select ${columns} from webhook order by lower(name), id` };
const read: Statement = { name: 'webhook-read', text: `select ${columns} from webhook where id = $1` };
// Who is switched on again hears what happens from then on.
const update: Statement = {
  name: 'webhook-update',
  text: `update webhook set name = coalesce($2, name), url = coalesce($3, url), flows = coalesce($4::text[], flows),
      states = coalesce($5::text[], states), events = coalesce($6::text[], events), active = coalesce($7, active),
      position = case when $7 and not active then $8::bigint else position end,
      failing_since = case when $7 and not active then null else failing_since end,
      disabled_reason = case when $7 then null else disabled_reason end
    where id = $1 returning ${columns}`,
};
const rotate: Statement = {
  name: 'webhook-rotate',
  text: `update webhook set old_secret = secret, old_secret_until = now() + interval '1 day', secret = $2
    where id = $1 returning ${columns}`,
};
const remove: Statement = { name: 'webhook-remove', text: 'delete from webhook where id = $1 returning id' };

/** The endpoints. */
@Injectable()
export class WebhooksRepository {
  constructor(
    private readonly sql: Sql,
    private readonly secrets: WebhookSecrets,
  ) {}

  async insert(webhook: WebhookInsert, runner: SqlRunner): Promise<Webhook> {
    const { name, url, flows, states, events, secret, language, position, created_by } = webhook;
    const id = randomUUID();
    const sealed = this.secrets.encrypt(id, secret);
    const values = [id, name, url, flows, states, events, sealed, language, String(position), created_by];
    const [row] = await runner.run<Webhook>(insert, values);
    if (!row) throw new Error('An insert returned no row.');
    return row;
  }

  list(): Promise<Webhook[]> {
    return this.sql.run<Webhook>(list, []);
  }

  async read(id: string): Promise<Webhook | undefined> {
    return (await this.sql.run<Webhook>(read, [id]))[0];
  }

  /** Changes what is named; `position` is where one that is switched on begins to listen. */
  async update(
    id: string,
    change: Partial<Pick<Webhook, 'name' | 'url' | 'flows' | 'states' | 'events' | 'active'>>,
    position: bigint,
    runner: SqlRunner,
  ): Promise<Webhook | undefined> {
    const { name = null, url = null, flows = null, states = null, events = null, active = null } = change;
    const values = [id, name, url, flows, states, events, active, String(position)];
    return (await runner.run<Webhook>(update, values))[0];
  }

  /** Puts a new secret in the place of the present one, which counts for one more day. */
  async rotate(id: string, secret: string, runner: SqlRunner): Promise<Webhook | undefined> {
    return (await runner.run<Webhook>(rotate, [id, this.secrets.encrypt(id, secret)]))[0];
  }

  async remove(id: string, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(remove, [id])).length > 0;
  }
}
