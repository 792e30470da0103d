import { randomUUID } from 'node:crypto';
import { onPlatform } from '@statewise/contract';
import type { Actor, Flow } from '@statewise/flow';
import { addedContacts, clientEvent } from '@statewise/machines/testing';
import type { SentEvent } from '@statewise/flow/testing';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { PricingService } from '../../pricing/pricing.service.js';
import { addColleague } from '../../testing/colleague.js';
import type { TestApi } from '../../testing/start-api.js';

/** Plays the paths of a flow's exploration through the real engine on a real database. */
export class PathPlayer {
  private numbers = 700_000_000;
  /** The accounts of the people that events name. */
  private readonly people = new Map<string, string>();

  private constructor(
    private readonly flow: Flow,
    private readonly database: TestApi['database'],
    private readonly engine: FlowEngine,
    private readonly access: ApplicationAccess,
    private readonly promotion: number,
    private readonly intermediary: string | undefined,
  ) {}

  static async of(flow: Flow, { app, database }: TestApi): Promise<PathPlayer> {
    const { promotions } = await app.get(PricingService, { strict: false }).offer(1, 'direct');
    const [account] = await database.query<{ id: string }[]>('select id from intermediary order by id limit 1');
    const engine = app.get(FlowEngine, { strict: false });
    const access = app.get(ApplicationAccess, { strict: false });
    return new PathPlayer(flow, database, engine, access, promotions[0]?.id ?? 0, account && String(account.id));
  }

  /** Plays a path on a new application; what its last event came to, or what the engine threw. */
  async play(path: readonly SentEvent[]): Promise<Outcome> {
    this.numbers += 1;
    const contacts = new Map<string, string>();
    const world = { number: String(this.numbers), promotion: this.promotion, contacts };
    let outcome: Outcome | undefined;
    for (const [at, event] of path.entries()) {
      // The risk rules have answered already.
      if (event.type === 'risk.analysed') continue;
      const actor = await this.actorOf(event);
      const sent = clientEvent(this.flow, path, at, world);
      await this.settle(event);
      outcome =
        outcome === undefined
          ? await this.engine.create(this.flow.id, sent, { actor, locale: 'en' })
          : await this.access.send(outcome.application.code, sent, {
              actor,
              who: onPlatform,
              isWorded: true,
              ...(event['seen'] !== undefined && { version: outcome.application.version }),
            });
      for (const [id, added] of addedContacts(event, outcome.snapshot.context.contacts, contacts))
        contacts.set(id, added);
    }
    if (outcome === undefined) throw new Error('A path has an event.');
    return outcome;
  }

  /** Makes the bank's policy what the event says that the server knows of it. */
  private async settle({ fourEyesAbove }: SentEvent): Promise<void> {
    if (typeof fourEyesAbove === 'number')
      await this.database.query(
        `update risk_policy set thresholds = thresholds || jsonb_build_object('fourEyesAbove', $1::int)`,
        [fourEyesAbove],
      );
  }

  private async actorOf({ actor, person }: SentEvent): Promise<Actor> {
    const role = isActor(actor) ? actor.role : 'applicant';
    if (typeof person === 'string' && (role === 'staff' || role === 'admin')) {
      const { database } = this;
      const id = this.people.get(person) ?? (await addColleague({ database }, `${randomUUID()}@bank.example`, role));
      this.people.set(person, id);
      return { role, id, person: id };
    }
    // What takes two takes people, whom their accounts name.
    const ids: Readonly<Record<string, string | undefined>> = {
      intermediary: this.intermediary,
      staff: 'a colleague',
      admin: 'a colleague',
    };
    const id = ids[role];
    return id === undefined ? { role } : { role, id };
  }
}

function isActor(actor: unknown): actor is Actor {
  return typeof actor === 'object' && actor !== null && 'role' in actor;
}
