import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { asFields } from '@statewise/fields';
import {
  factsOf,
  initialSnapshot,
  preview,
  snapshotFrom,
  stateOf,
  type Flow,
  type FlowSnapshot,
  type Role,
  type UnstampedEvent,
} from '@statewise/flow';

/**
 * How the next requests go: answered; taken but the answer lost, or held back; not even taken; by a former release; or
 * refused whatever they ask.
 */
export type Mood =
  | 'well'
  | 'loses answers'
  | 'holds requests'
  | 'holds answers'
  | 'is down'
  | 'is of a former release'
  | keyof typeof refusals;

const refusals = {
  'is busy': { status: 503, retryAfter: 1, answer: { detail: 'Busy' } },
  'has had too many': { status: 429, retryAfter: 1, answer: { detail: 'Too many' } },
  'knows no code': { status: 404, answer: { detail: 'Unknown code' } },
  'knows nobody': { status: 401, answer: { detail: 'Not signed in' } },
  'does not take it': { status: 409, answer: { detail: 'Not now' } },
  'finds a fault': { status: 422, answer: { detail: 'Look again', errors: { tea: ['oneOf'] } } },
} as const;

type Body = Readonly<Record<string, unknown>>;
type Prepare = (event: UnstampedEvent) => UnstampedEvent;

interface Answer {
  readonly status: number;
  readonly answer: object;
  readonly retryAfter?: number;
}

/** The code of the application, and the one that it gets once it becomes the applicant's own. */
export const codes = { first: 'TEA0TEA0TEA0', renewed: 'TEA1TEA1TEA1' };

/** One application over real HTTP, decided by its chart: versions, idempotency keys, drafts and conflicts as the platform has them. */
export class LittleServer {
  mood: Mood = 'well';
  /** What was asked, in order. */
  readonly requests: string[] = [];
  /** Keys of the saves that were asked for, repeated ones too. */
  readonly keys: string[] = [];
  /** What was answered, in order. */
  readonly answered: string[] = [];
  readonly drafts: Record<string, unknown> = {};
  readonly #flow: Flow;
  readonly #prepare: Prepare;
  readonly #answers = new Map<string, Answer>();
  /** The version that the save of a step made. */
  readonly #savedAt = new Map<string, number>();
  #snapshot: FlowSnapshot;
  #version = 0;
  #code = codes.first;
  #port = 0;
  #server: Server | undefined;
  #letGo: (() => void)[] = [];

  private constructor(flow: Flow, prepare: Prepare) {
    this.#flow = flow;
    this.#prepare = prepare;
    this.#snapshot = initialSnapshot(flow);
  }

  /** Starts it for a flow; `prepare` puts on an event what only the server may say. */
  static async start(flow: Flow, prepare: Prepare = (event) => event): Promise<LittleServer> {
    const little = new LittleServer(flow, prepare);
    await little.restart();
    return little;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Keys of the events that were taken, each once. */
  taken(): readonly string[] {
    return [...this.#answers.keys()];
  }

  /** Number of requests that wait to be taken or answered. */
  get held(): number {
    return this.#letGo.length;
  }

  /** Takes or answers what was held back. */
  letGo(): void {
    this.mood = 'well';
    for (const go of this.#letGo.splice(0)) go();
  }

  /** Takes an event of another client; throws where the chart refuses it. */
  happen(event: { readonly type: string; readonly [name: string]: unknown }, role: Role = 'applicant'): void {
    if (!this.#take({ ...event, type: String(event['type']) }, role))
      throw new Error(`${event.type} is refused in ${stateOf(this.#flow, this.#snapshot)}`);
  }

  /** The process ends, and with it every connection; what it had taken is in its database. */
  async kill(): Promise<void> {
    this.#letGo = [];
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  /** The process starts at the same address as before. */
  async restart(): Promise<void> {
    this.#server = createServer((request, response) => void this.#handle(request, response));
    await new Promise<void>((done) => this.#server?.listen(this.#port, '127.0.0.1', done));
    ({ port: this.#port } = this.#server.address() as AddressInfo);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    const key = request.headers['idempotency-key'];
    if (key !== undefined) this.keys.push(String(key));
    const { mood } = this;
    if (mood === 'is down') return void request.socket.destroy();
    const body = await bodyOf(request);
    if (mood === 'holds requests') await this.#held();
    const isRefusing = request.method !== 'GET' || mood.startsWith('knows') || mood.startsWith('is busy');
    const result =
      mood in refusals && isRefusing ? refusals[mood as keyof typeof refusals] : this.#answer(request, body);
    if (mood === 'holds answers') await this.#held();
    if (mood === 'loses answers') return void request.socket.destroy();
    this.answered.push(`${request.method} ${request.url}`);
    reply(response, result);
  }

  #held(): Promise<void> {
    return new Promise((resolve) => this.#letGo.push(resolve));
  }

  #answer(request: IncomingMessage, body: Body): Answer {
    const step = /drafts\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (step !== undefined) {
      const { fields: _typed, ...newer } = body;
      const errors = Object.fromEntries(Object.keys(newer).map((name) => [name, ['unknown']]));
      if (this.mood === 'is of a former release' && Object.keys(newer).length > 0)
        return { status: 422, answer: { errors } };
      if (Number(body['version']) < (this.#savedAt.get(step) ?? 0)) return refusals['does not take it'];
      this.drafts[step] = {
        ...(body['is_partial'] === true && asFields(this.drafts[step])),
        ...asFields(body['fields']),
      };
      return { status: 204, answer: {} };
    }
    if (request.method === 'POST') {
      const asked = /applications\/([^/]+)\//.exec(request.url ?? '')?.[1];
      return this.#save(body, String(request.headers['idempotency-key']), asked);
    }
    if (request.url?.endsWith(this.#code) !== true) return refusals['knows no code'];
    const { steps, contacts } = this.#snapshot.context;
    const flat = contacts.map(({ fields, ...contact }) => ({ ...contact, ...fields }));
    return { status: 200, answer: { ...this.#told(), data: steps, drafts: this.drafts, contacts: flat } };
  }

  /** A key that was answered is known by any code, an old one too. */
  #save(body: Body, key: string, asked: string | undefined): Answer {
    const { version: seen, flow: _flow, ...event } = body;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    if (asked !== undefined && asked !== this.#code) return refusals['knows no code'];
    if ((seen !== undefined && seen !== this.#version) || !this.#take({ ...event, type: String(event['type']) }))
      return { status: 409, answer: { detail: 'Changed elsewhere', ...this.#told().application } };
    if (typeof event['step'] === 'number') {
      delete this.drafts[event['step']];
      this.#savedAt.set(String(event['step']), this.#version);
    }
    const answer = { status: 200, answer: this.#told() };
    this.#answers.set(key, answer);
    return answer;
  }

  #take(event: UnstampedEvent, role: Role = 'applicant'): boolean {
    const { steps, setAside, contacts } = this.#snapshot.context;
    const state = stateOf(this.#flow, this.#snapshot);
    const stored = { state, facts: factsOf(this.#snapshot.context), steps, setAside, contacts };
    const stamp = { at: '2026-11-20T10:00:00.000Z', actor: { role } } as const;
    const decision = preview(this.#flow, snapshotFrom(this.#flow, stored), this.#prepare(event), stamp);
    if (!decision.taken) return false;
    this.#snapshot = decision.snapshot;
    this.#version += 1;
    if (decision.actions.some(({ type }) => type === 'renewCode')) this.#code = codes.renewed;
    return true;
  }

  #told() {
    const { context } = this.#snapshot;
    const { furthestStep } = context;
    return {
      success: true,
      application: {
        code: this.#code,
        state: stateOf(this.#flow, this.#snapshot),
        version: this.#version,
        furthest_step: furthestStep,
      },
      facts: factsOf(context),
    };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const body = await text(request);
  return body === '' ? {} : JSON.parse(body);
}

function reply(response: ServerResponse, { status, answer, retryAfter }: Answer): void {
  response.writeHead(status, {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  });
  response.end(status === 204 ? undefined : JSON.stringify(answer));
}
