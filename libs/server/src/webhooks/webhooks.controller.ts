import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { webhooks, type AuditKind, type Webhook } from '@statewise/contract';
import { describeChart } from '@statewise/flow';
import { FlowRegistry } from '../engine/flow-registry.js';
import { TransitionLog } from '../live/transition-log.js';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, type Caller } from '../platform/auth/access.js';
import { Config } from '../platform/config/config.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { takeTurn } from '../platform/database/turns.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { demandFound, fieldErrors, Problem } from '../platform/problem/problem.js';
import { PrivateAddressError } from './public-address.js';
import { WebhookSender } from './webhook-sender.js';
import { newSecret } from './webhook-signature.js';
import { WebhookSecrets } from './webhook-secrets.js';
import * as statements from './webhooks.statements.js';

/** Each is a look at the log for every transition. */
const most = 50;

/** Endpoints of programs, in the hands of admins. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
    private readonly transitions: TransitionLog,
    private readonly registry: FlowRegistry,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  @Handles(webhooks.list)
  async list() {
    return { success: true, webhooks: await this.sql.run(statements.list, []) };
  }

  @Handles(webhooks.read)
  async read({ id }: Input<typeof webhooks.read>) {
    return { success: true, webhook: await this.find(id) };
  }

  /** Makes an endpoint that hears what happens from now on; its secret is answered this once. */
  @Handles(webhooks.make)
  async make({ body, caller, language }: Input<typeof webhooks.make>) {
    const created_by = demandPerson(caller.actor);
    const { name, url, flows, ...narrowed } = body;
    const [states, events] = [namesIn(narrowed.states), namesIn(narrowed.events)];
    this.demandKnown({ flows, states, events });
    await this.demandAddress(url);
    const [id, secret] = [randomUUID(), newSecret()];
    const position = String(await this.transitions.settled());
    const sealed = this.secrets.encrypt(id, secret);
    const values = [id, name, url, flows, states, events, sealed, language, position, created_by];
    return this.sql.transaction(async (runner) => {
      await runner.run(takeTurn, ['webhooks']);
      if ((await runner.run(statements.list, [])).length >= most) throw new Problem('OPERATION.REFUSED');
      const [webhook] = await runner.run(statements.insert, values);
      if (!webhook) throw new Error('An insert returned no row.');
      await this.note('webhook.made', id, caller, runner);
      return { success: true, webhook, secret };
    });
  }

  /** Changes what is named; one that is switched on again hears what happens from then on. */
  @Handles(webhooks.change)
  async change({ id, body: change, caller }: Input<typeof webhooks.change>) {
    const before = await this.find(id);
    const emptied = Object.entries(change).filter(([, value]) => value === '');
    if (emptied.length > 0) throw fieldErrors(Object.fromEntries(emptied.map(([name]) => [name, ['required']])));
    this.demandKnown({ ...before, ...change });
    if (change.url !== undefined) await this.demandAddress(change.url);
    const { name = null, url = null, flows = null, states = null, events = null, active = null } = change;
    const position = String(await this.transitions.settled());
    const values = [id, name, url, flows, states, events, active, position];
    const details = { fields: Object.keys(change).sort().join() };
    return this.sql.transaction(async (runner) => {
      const webhook = demandFound((await runner.run(statements.update, values))[0]);
      await this.note('webhook.changed', id, caller, runner, details);
      return { success: true, webhook };
    });
  }

  /** Makes another secret, answered this once; messages are signed by the one before, too, for a day. */
  @Handles(webhooks.rotate)
  rotate({ id, caller }: Input<typeof webhooks.rotate>) {
    const secret = newSecret();
    return this.sql.transaction(async (runner) => {
      const stored = demandFound((await runner.run(statements.secrets, [id]))[0]);
      const values = [id, this.secrets.encrypt(id, secret), this.secrets.replaced(id, stored)];
      const webhook = demandFound((await runner.run(statements.rotate, values))[0]);
      await this.note('webhook.secret', id, caller, runner);
      return { success: true, webhook, secret };
    });
  }

  @Handles(webhooks.remove)
  async remove({ id, caller }: Input<typeof webhooks.remove>): Promise<void> {
    await this.find(id);
    await this.sql.transaction(async (runner) => {
      demandFound((await runner.run(statements.remove, [id]))[0]);
      await this.note('webhook.removed', id, caller, runner);
    });
  }

  private async find(id: string): Promise<Webhook> {
    return demandFound((await this.sql.run(statements.read, [id]))[0]);
  }

  private note(
    kind: AuditKind,
    id: string,
    { actor, address }: Caller,
    runner: SqlRunner,
    details: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    return this.audit.note({ kind, actor, address, subject: `webhook:${id}`, details }, runner);
  }

  /** Throws field errors for flows, states and events that no chart has: such a name would silently match nothing. */
  private demandKnown({ flows, states, events }: Pick<Webhook, 'flows' | 'states' | 'events'>): void {
    const registered = this.registry.all().map(({ flow }) => flow);
    const chosen = registered.filter(({ id }) => flows.includes(id));
    if (new Set(flows).size !== chosen.length) throw fieldErrors({ flows: ['oneOf'] });
    const charts = chosen.map(({ machine }) => describeChart(machine));
    const knownStates = new Set(
      charts.flatMap(({ states: all }) => all.filter(({ isGroup }) => !isGroup).map(({ path }) => path)),
    );
    const knownEvents = new Set(chosen.flatMap((flow) => Object.keys(flow.events)));
    if (!states.every((state) => knownStates.has(state))) throw fieldErrors({ states: ['oneOf'] });
    if (!events.every((event) => knownEvents.has(event))) throw fieldErrors({ events: ['oneOf'] });
  }

  /** A name that leads nowhere today may do so tomorrow; one that leads inside is refused now and at every attempt. */
  private async demandAddress(text: string): Promise<void> {
    const url = new URL(text);
    if (url.protocol !== 'https:' && !this.config.webhookPrivate) throw fieldErrors({ url: ['format'] });
    await this.sender.demandAllowed(url).catch((error: unknown) => {
      if (error instanceof PrivateAddressError) throw fieldErrors({ url: ['oneOf'] });
    });
  }
}

/** A list that is emptied narrows nothing, like one that is left out. */
const namesIn = (given: readonly string[] | '' | undefined): string[] => [...(given || [])];
