import { stateOf, type Flow } from '@statewise/flow';
import { exploreFlow, clientEvent } from '@statewise/machines/testing';
import type { SentEvent } from '@statewise/flow/testing';
import type pg from 'pg';
import { call, member, type CallAnswer } from './call.ts';
import { picture, uploadFile } from './documents.ts';
import { withCookie, type CallerName } from './people.ts';

/** Digits that no other application of a run has. */
let numbers = 700_000_000;

/** Brings applications of a flow into its states over HTTP, along the paths that its chart is explored by. */
export class PathRunner {
  private readonly url: string;
  private readonly flow: Flow;
  private readonly sql: pg.Client;
  private readonly cookies: ReadonlyMap<CallerName, string>;
  private readonly ways = new Map<string, readonly SentEvent[]>();
  private promotion = 0;

  constructor(url: string, flow: Flow, sql: pg.Client, cookies: ReadonlyMap<CallerName, string>) {
    [this.url, this.flow, this.sql, this.cookies] = [url, flow, sql, cookies];
    for (const { snapshot, path } of exploreFlow(flow).coverage.situations) {
      const way = path.filter(({ type }) => flow.events[type]?.local !== true && type !== 'risk.analysed');
      const state = stateOf(flow, snapshot);
      if (way.length > 0 && !this.ways.has(state)) this.ways.set(state, way);
    }
  }

  /** The states that some path leads to. */
  get states(): readonly string[] {
    return [...this.ways.keys()];
  }

  /** What the paths name has to be there: a store, and a promotion that is on offer. */
  async prepare(): Promise<void> {
    await this.sql.query(
      "insert into store (store_number, name, city) values ('042', 'Bathline Mechelen', 'Mechelen') on conflict do nothing",
    );
    const { body } = await call(this.url, 'GET', '/consumer-loans-vm-stores/api/getLoanDetails?r=store');
    const promotions = member(body, 'promotions');
    const fitting = Array.isArray(promotions) ? promotions.find((one) => member(one, 'loan_id') === 1) : undefined;
    this.promotion = Number(member(fitting, 'id') ?? 0);
  }

  /** The code of a new application that went the way to a state, and where it stands now; undefined where it was refused on the way. */
  async applicationIn(state: string): Promise<{ readonly code: string; readonly state: unknown } | undefined> {
    const path = this.ways.get(state) ?? [];
    const contacts = new Map<string, string>();
    const world = { number: String((numbers += 1)), promotion: this.promotion, contacts };
    let answer: CallAnswer | undefined;
    let code = '';
    for (const [at, event] of path.entries()) {
      await this.settle(event);
      const sent = clientEvent(this.flow, path, at, world);
      answer = await this.send(code, event, sent, answer);
      if (answer.status > 201) return undefined;
      code = String(member(answer.body, 'application', 'code'));
      if (typeof event['id'] === 'string') contacts.set(event['id'], await this.newContact(code, contacts));
    }
    return { code, state: member(answer?.body, 'application', 'state') };
  }

  private send(code: string, event: SentEvent, sent: object, before: CallAnswer | undefined): Promise<CallAnswer> {
    const cookie = withCookie(this.cookies.get(callerOf(event)));
    if (before === undefined)
      return call(this.url, 'POST', '/api/v1/applications', { json: { flow: this.flow.id, ...sent }, ...cookie });
    // The server itself tells of documents, once it has them.
    if (event.type === 'documents.uploaded')
      return uploadFile(
        this.url,
        code,
        [{ name: 'a.jpg', content: picture(500) }],
        undefined,
        String(event['documentType']),
      );
    const version = event['seen'] === undefined ? {} : { version: member(before.body, 'application', 'version') };
    return call(this.url, 'POST', `/api/v1/applications/${code}/events`, { json: { ...sent, ...version }, ...cookie });
  }

  private async newContact(code: string, known: ReadonlyMap<string, string>): Promise<string> {
    const { body } = await call(this.url, 'GET', `/api/v1/applications/${code}`);
    const contacts = member(body, 'contacts');
    const ids = Array.isArray(contacts) ? contacts.map((one) => String(member(one, 'id'))) : [];
    return ids.find((id) => ![...known.values()].includes(id)) ?? '';
  }

  /** Makes the bank's policy what the path says that the server knows of it. */
  private async settle({ fourEyesAbove }: SentEvent): Promise<void> {
    if (typeof fourEyesAbove !== 'number') return;
    const text = `update risk_policy set thresholds = thresholds || jsonb_build_object('fourEyesAbove', $1::int)`;
    await this.sql.query(text, [fourEyesAbove]);
  }
}

/** Who sends an event of a path. */
function callerOf({ actor }: SentEvent): CallerName {
  const role = member(actor, 'role');
  return role === 'admin' || role === 'staff' || role === 'qa' || role === 'intermediary' ? role : 'nobody';
}
