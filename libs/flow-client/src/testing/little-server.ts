import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contextOf, factsOf, pathOf, valueOf, type Flow, type FlowContext, type FlowEvent } from '@statewise/machines';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';

/** What a test can do to the server between two requests. */
export interface LittleServer {
  readonly origin: string;
  readonly requests: readonly string[];
  /** Keys of the events that were taken, each once. */
  taken(): readonly string[];
  readonly drafts: Readonly<Record<string, unknown>>;
  /** How the next requests go: answered, taken but the answer lost, or not even taken. */
  mood: 'well' | 'loses answers' | 'is down';
  /** An event of somebody else. */
  happen(event: { readonly type: string; readonly [name: string]: unknown }): void;
  close(): Promise<void>;
}

const code = 'TEA0TEA0TEA0';

/** One application over real HTTP, decided by its chart: versions, idempotency keys, drafts and conflicts as the platform has them. */
export async function startLittleServer(flow: Flow): Promise<LittleServer> {
  let snapshot: AnyMachineSnapshot = initialTransition(flow.machine)[0];
  let version = 0;
  const answers = new Map<string, object>();
  const requests: string[] = [];
  const drafts: Record<string, unknown> = {};

  const told = () => {
    const context: FlowContext = snapshot.context;
    return {
      success: true,
      application: { code, state: pathOf(snapshot.value), version, furthest_step: context.furthestStep },
      facts: factsOf(context),
    };
  };
  const take = (event: object): boolean => {
    const stamped: FlowEvent = { type: '', ...event, at: '2026-11-20T10:00:00.000Z', actor: { role: 'applicant' } };
    const { steps, setAside, contacts } = snapshot.context as FlowContext;
    const present = flow.machine.resolveState({
      value: valueOf(pathOf(snapshot.value)),
      context: contextOf(factsOf(snapshot.context), steps, setAside, contacts),
    });
    if (!present.can(stamped)) return false;
    snapshot = transition(flow.machine, present, stamped)[0];
    version += 1;
    return true;
  };
  const save = (body: Readonly<Record<string, unknown>>, key: string): { status: number; answer: object } => {
    const { version: seen, flow: _flow, ...event } = body;
    const known = answers.get(key);
    if (known !== undefined) return { status: 200, answer: known };
    if ((seen !== undefined && seen !== version) || !take(event))
      return { status: 409, answer: { detail: 'Changed elsewhere', ...told().application } };
    if (typeof event['step'] === 'number') delete drafts[event['step']];
    answers.set(key, told());
    return { status: 200, answer: told() };
  };
  const answer = (
    request: IncomingMessage,
    body: Readonly<Record<string, unknown>>,
  ): { status: number; answer: object } => {
    const step = /drafts\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (step !== undefined) {
      drafts[step] = body['fields'];
      return { status: 204, answer: {} };
    }
    if (request.method === 'POST') return save(body, String(request.headers['idempotency-key']));
    if (request.url?.endsWith(code) !== true) return { status: 404, answer: { detail: 'Unknown code' } };
    return { status: 200, answer: { ...told(), data: (snapshot.context as FlowContext).steps, drafts } };
  };

  const little = { mood: 'well' as LittleServer['mood'] };
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (little.mood === 'is down') return void request.socket.destroy();
    const result = answer(request, await bodyOf(request));
    if (little.mood === 'loses answers') return void request.socket.destroy();
    reply(response, result.status, result.answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(little, {
    origin: `http://127.0.0.1:${port}`,
    requests,
    drafts,
    taken: () => [...answers.keys()],
    happen: (event: object) => void take(event),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
}

function reply(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' });
  response.end(status === 204 ? undefined : JSON.stringify(answer));
}
