import type { BankContract } from '@statewise/contract/bank';
import type { PlatformContract, ResultOf } from '@statewise/contract';
import type { Client } from '@statewise/contract/client';
import type { Flow, UnstampedEvent } from '@statewise/flow';
import { addedContacts, clientEvent, nextNumber } from '@statewise/machines/testing';
import type { SentEvent } from '@statewise/flow/testing';
import { aPdf } from '../harness/files.ts';
import { platformClient, successOf, cookieOfSignIn } from '../harness/platform-client.ts';
import { intermediary } from '../harness/bank-statewise.ts';
import { admin, type Statewise } from '../harness/statewise.ts';

type Read = ResultOf<PlatformContract['GET /api/v1/applications/{code}']>;
/** One line of an application's log. */
type LoggedTransition = ResultOf<
  PlatformContract['GET /api/v1/applications/{code}/transitions']
>['transitions'][number];

/** Brings applications over the API to where a screen is walked, and says afterwards where they stand. */
export class ApiPlayer {
  code = '';
  id = '';
  private readonly statewise: Statewise;
  private readonly flow: Flow;
  private readonly options: PlayerOptions;
  private readonly number = nextNumber();
  private readonly contacts = new Map<string, string>();
  private seen = 0;

  constructor(statewise: Statewise, flow: Flow, options: PlayerOptions) {
    this.statewise = statewise;
    this.flow = flow;
    this.options = options;
  }

  /** Sends the events of a path up to a place, and remembers what the log has by then. */
  async play(path: readonly SentEvent[], upTo: number): Promise<void> {
    for (const [at, event] of path.slice(0, upTo).entries()) {
      // The risk rules have answered already, and what a browser takes alone leaves nothing to send.
      if (event.type === 'risk.analysed' || this.flow.events[event.type]?.local === true) continue;
      await this.allow(event);
      if (event.type === 'documents.uploaded') await this.upload(event);
      else await this.send(event, this.toldOf(path, at));
    }
    const last = path[upTo];
    if (last) await this.allow(last);
    this.seen = this.code === '' ? 0 : ((await this.log()).at(-1)?.seq ?? 0);
  }

  /** An event of a path without what only the server says. */
  toldOf(path: readonly SentEvent[], at: number): UnstampedEvent {
    return clientEvent(this.flow, path, at, {
      number: this.number,
      promotion: this.options.promotion,
      contacts: this.contacts,
    });
  }

  /** Takes an application that came into being on a screen for that of this path. */
  async find(code: string): Promise<void> {
    this.code = code;
    this.id = code;
    this.id = (await this.read()).id ?? code;
  }

  async read(): Promise<Read['application']> {
    return (await this.whole()).application;
  }

  private whole(): Promise<Read> {
    return this.as('admin')('GET /api/v1/applications/{code}', { code: this.id });
  }

  /** What the log has since the path was played. */
  async sincePlayed(): Promise<readonly LoggedTransition[]> {
    return (await this.log()).filter(({ seq }) => seq > this.seen);
  }

  private async log(): Promise<readonly LoggedTransition[]> {
    const answer = await this.as('admin')('GET /api/v1/applications/{code}/transitions', { code: this.id });
    return answer.transitions;
  }

  private async send(event: SentEvent, said: UnstampedEvent): Promise<void> {
    const call = this.as(roleOf(event));
    if (this.code === '') {
      const { application } = await call('POST /api/v1/applications', { body: { flow: this.flow.id, ...said } });
      return this.find(application.code ?? '');
    }
    const { version } = event['seen'] === undefined ? {} : await this.read();
    const body = { ...said, ...(version !== undefined && { version }) };
    const { application } = await call('POST /api/v1/applications/{code}/events', { code: this.code, body });
    // What a store prepared gets a new code with the applicant's first save.
    this.code = application.code ?? this.code;
    if (event.type.startsWith('contact')) {
      const { contacts } = await this.whole();
      for (const [id, added] of addedContacts(event, contacts, this.contacts)) this.contacts.set(id, added);
    }
  }

  private async upload({ documentType }: SentEvent): Promise<void> {
    const { name, mimeType, buffer } = aPdf('earlier.pdf');
    const form = new FormData();
    form.append('document_type', String(documentType));
    form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    await successOf(`${this.statewise.url}${this.options.uploads}?code=${this.code}&lang=en`, 'POST', form);
  }

  /** Makes the bank's policy what the event says that the server knows of it. */
  private async allow({ fourEyesAbove }: SentEvent): Promise<void> {
    if (typeof fourEyesAbove !== 'number') return;
    const change = JSON.stringify({ fourEyesAbove });
    await this.statewise.runSql(`update risk_policy set thresholds = thresholds || '${change}'`);
  }

  /** What staff may do an admin may do as well. */
  private as(role: string): Client<PlatformContract> {
    return platformClient(this.statewise.url, this.options.cookies[role === 'staff' ? 'admin' : role]);
  }
}

export interface PlayerOptions {
  /** The endpoint that takes documents of the flow. */
  readonly uploads: string;
  /** The promotion that is on offer. */
  readonly promotion: number;
  /** Sessions of those who are no applicants, by role. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** Sessions of those who are no applicants, and the promotion on offer: what every path of a server shares. */
export async function surroundingsOf({ url }: Statewise): Promise<Omit<PlayerOptions, 'uploads'>> {
  const plans = await fetch(`${url}/consumer-loans-vm-stores/api/getLoanDetails`);
  const { promotions }: ResultOf<BankContract['GET /consumer-loans-vm-stores/api/getLoanDetails']> = await plans.json();
  return {
    promotion: promotions.find((one) => one.loan_id === 1)?.id ?? 0,
    cookies: {
      admin: await cookieOfSignIn(`${url}/api/v1/session`, admin),
      intermediary: await cookieOfSignIn(`${url}/consumer-loans-vm-stores/api/intermediaryLogin`, intermediary),
    },
  };
}

function roleOf({ actor }: SentEvent): string {
  return typeof actor === 'object' && actor !== null && 'role' in actor ? String(actor.role) : 'applicant';
}
