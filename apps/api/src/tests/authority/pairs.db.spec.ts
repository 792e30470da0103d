import { expectedOf, type Expected, type Operation } from '@statewise/contract';
import { insideRoles, type Flow } from '@statewise/flow';
import { flows } from '@statewise/machines';
import { ApiDescription } from '@statewise/server/platform/openapi/api-description.js';
import { operations } from '../../operations.js';
import { basicsData } from '../../testing/business-sample.js';
import { colleague, programOf } from '../../testing/colleague.js';
import { loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import {
  callOf,
  eventOf,
  expectedOfEvent,
  isNaming,
  triedNamings,
  type NamedApplication,
  type PairBody,
  type PairCaller,
} from './pairs.js';

// Every role × operation × naming × flow, and every role × event × flow, as the table says: over plain http, and as people
// are served who see https, whose devices are confirmed, with the human check and with limits.

const strict = {
  PUBLIC_URL: 'https://bank.example',
  RESUME_CHECK: 'mail',
  CAPTCHA: 'on',
  RATE_LIMIT_FACTOR: '1',
  TRUST_PROXY: '1',
};

let plain: TestApi;
let https: TestApi;
let callers: readonly PairCaller[];
/** Colleagues of the same roles, whose own applications are none of the callers'. */
let others: readonly PairCaller[];
beforeAll(async () => {
  plain = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  https = await startApi({ WORKER: 'off', DATABASE_URL: plain.databaseUrl, ...strict });
  const admin = await plain.signIn();
  const sessions: readonly (readonly ['qa' | 'editor' | 'staff' | 'admin', string])[] = [
    ['editor', await colleague(plain, 'editor@example.com', 'editor')],
    ['qa', await colleague(plain, 'qa@example.com', 'qa')],
    ['staff', await colleague(plain, 'staff@example.com', 'staff')],
    ['admin', admin],
  ];
  const login = await plain.http
    .post('/consumer-loans-vm-stores/api/intermediaryLogin')
    .send({ username: 'demo-store', password: 'a long passphrase' })
    .expect(200);
  const store = String(login.headers['set-cookie']).split(';')[0] ?? '';
  callers = [
    { name: 'nobody', role: 'applicant', isProgram: false, headers: {}, person: '' },
    {
      name: 'intermediary',
      role: 'intermediary',
      isProgram: false,
      headers: { Cookie: store },
      person: 'intermediary',
    },
    ...sessions.map(([role, Cookie]) => ({ name: role, role, isProgram: false, headers: { Cookie }, person: role })),
  ];
  const programs: PairCaller[] = [];
  const colleagues: PairCaller[] = [];
  for (const [role, cookie] of sessions) {
    // A token has no more than its maker: one of an editor is an editor.
    const headers = await programOf(plain, cookie, role === 'editor' ? 'admin' : role);
    programs.push({ name: `program of ${role}`, role, isProgram: true, headers, person: role });
    if (role === 'editor') continue;
    const name = `another ${role}`;
    const Cookie = await colleague(plain, `another-${role}@example.com`, role);
    colleagues.push({ name, role, isProgram: false, headers: { Cookie }, person: name });
  }
  callers = [...callers, ...programs];
  others = colleagues;
  await plain.database.query(`update session set confirmed_at = now() + interval '1 hour'`);
});
afterAll(async () => {
  await https.stop();
  await plain.stop();
});

/** Over https the session's cookie has another name. */
const headersOf = ({ headers }: PairCaller, api: TestApi): Record<string, string> => {
  const { Cookie } = headers;
  return api === https && Cookie !== undefined ? { Cookie: `__Host-${Cookie}` } : { ...headers };
};

/** Limits count addresses: each call comes from one of its own, as the balancer in front tells. */
let calls = 0;
const nextAddress = (): string => {
  calls += 1;
  return `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function ask(api: TestApi, caller: PairCaller, method: string, path: string, body?: PairBody): Promise<Answer> {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      ...headersOf(caller, api),
      'X-Forwarded-For': nextAddress(),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return { status: response.status, type: /"type":"urn:statewise:problem:([^"]+)"/.exec(text)?.[1] ?? '', text };
}

/** A new application of a flow, with all its names. */
async function made(flow: Flow, by?: PairCaller): Promise<NamedApplication> {
  const body = {
    'loan-application': { type: 'application.create', fields: loanSample[1], loan: loanSample.loan },
    'e-banking': { type: 'application.create', fields: basicsData() },
    store: { type: 'application.create', fields: eventFields(flow) },
  }[flow.id];
  const created = await plain.http
    .post('/api/v1/applications')
    .set(by?.headers ?? {})
    .send({ flow: flow.id, ...body })
    .expect(201);
  const { code } = created.body.application;
  const admin = callers.find(({ name }) => name === 'admin')?.headers ?? {};
  const { body: read } = await plain.http.get(`/api/v1/applications/${code}`).set(admin).expect(200);
  const { id } = read.application;
  const { body: codes } = await plain.http.post(`/api/v1/applications/${id}/code`).set(admin).expect(200);
  return { code, id, adminCode: codes.admin_code };
}

const eventFields = (flow: Flow): unknown => new Map(Object.entries(eventOf(flow, 'application.create'))).get('fields');

/** The flows whose applications an operation is about. */
function flowsOf({ address }: Operation): readonly Flow[] {
  if (address.startsWith('/api/v1/'))
    return address.includes('/reviews') || address.includes('/risk') ? ofId('loan') : flows;
  if (address.startsWith('/e-banking')) return ofId('e-banking');
  return /getPrepared|sendCode/.test(address) ? ofId('store') : ofId('loan');
}
const ofId = (part: string): readonly Flow[] => flows.filter(({ id }) => id.startsWith(part));

/** Operations that only say whether they know a code. */
const tells = /canResume|checkCode/;
/** A refusal for want of tries says no more than that. */
const isLimited = ({ status }: Answer): boolean => status === 429;

function isAs(expected: Expected, { status, type, text }: Answer, { address }: Operation, isInsider: boolean): boolean {
  if (expected === 'refused') return status === 401 || type === 'session:role';
  if (expected === 'unknown')
    return status === 404 || (tells.test(address) && status === 200 && /"(?:can_resume|exists)":false/.test(text));
  // What an event means for whom is the event's own row.
  const isByEvent = isInsider && (address.endsWith('/events') || !address.startsWith('/api/v1/'));
  return status < 500 && status !== 401 && type !== 'application:not-found' && (isByEvent || type !== 'session:role');
}

/** Whether an answer tells a code that its call did not bring. */
function leaks({ id, address }: Operation, names: NamedApplication, naming: string, { text }: Answer): boolean {
  if (id === 'applicationsShowCode') return false;
  const isTold = address.endsWith('/loan-application/api/resume') || address.endsWith('application/api/resume');
  return (
    (naming !== 'code' && text.includes(names.code)) || (naming === 'code' && !isTold && text.includes(names.adminCode))
  );
}

const order: readonly Expected[] = ['refused', 'unknown', 'let in'];

describe.each([
  ['over plain http', () => plain],
  ['where people see https, devices are confirmed and limits are on', () => https],
] as const)('%s', (_name, of) => {
  it('lets every role into every operation, by every naming, as the table says', async () => {
    const api = of();
    const document = api.app.get(ApiDescription, { strict: false }).document();
    const wrong: string[] = [];
    let pairs = 0;
    let uploads = 0;
    for (const operation of operations.filter(isNaming)) {
      for (const flow of flowsOf(operation)) {
        if (callOf(operation, document, '') === undefined) continue;
        const kept = await made(flow);
        const tried = callers
          .flatMap((caller) =>
            triedNamings.map((naming) => ({ caller, naming, expected: expectedOf(operation.who, caller, naming) })),
          )
          .toSorted((one, other) => order.indexOf(one.expected) - order.indexOf(other.expected));
        for (const { caller, naming, expected } of tried) {
          const isLast = operation.id === 'applicationsErase' && expected === 'let in';
          const names = isLast ? await made(flow) : kept;
          const call = callOf(operation, document, names[naming]);
          if (call === undefined) continue;
          const answer = await ask(api, caller, call.method, call.path, call.body);
          const isInsider = insideRoles.includes(caller.role);
          const what = `${operation.id} of ${flow.id} as ${caller.name} by ${naming}: ${answer.status} ${answer.type}, expected ${expected}`;
          pairs += 1;
          if (call.body instanceof FormData) uploads += 1;
          if (!isLimited(answer) && !isAs(expected, answer, operation, isInsider)) wrong.push(what);
          if (leaks(operation, names, naming, answer)) wrong.push(`${what}: tells a code`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThan(1_500);
    // Both flows that take documents, by every caller and naming.
    expect(uploads).toBe(2 * callers.length * triedNamings.length);
  }, 600_000);

  it('lets every role into what names no application, as the table says', async () => {
    const api = of();
    const document = api.app.get(ApiDescription, { strict: false }).document();
    const wrong: string[] = [];
    const ends = /session(?:\/.*)?$|second-factor|\/tokens|\/accounts|\/setup|intermediaryLogin/;
    for (const operation of operations.filter((one) => !isNaming(one) && one.who.roles.length > 0)) {
      const call = callOf(operation, document, '');
      if (call === undefined) continue;
      for (const caller of callers) {
        const expected = expectedOf(operation.who, caller, 'nothing');
        // Calls that end sessions or change people are made by those alone who may not; one’s own has an id that no example
        // knows, and each kind of content says besides who writes it.
        const isNarrower =
          operation.who.namedBy.includes('own') || ['editingCreate', 'editingPublish'].includes(operation.id);
        const isLast = call.method !== 'GET' && ends.test(operation.address);
        if (expected === 'let in' && (isNarrower || isLast)) continue;
        const answer = await ask(api, caller, call.method, call.path, call.body);
        if (!isLimited(answer) && !isAs(expected, answer, operation, false))
          wrong.push(`${operation.id} as ${caller.name}: ${answer.status} ${answer.type}, expected ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it.each(flows.map((flow) => [flow.id, flow] as const))(
    'takes every event of %s from whom the table says, and from no other of the bank’s people',
    async (_id, flow) => {
      const api = of();
      const wrong: string[] = [];
      for (const maker of [
        undefined,
        ...callers.filter(({ role, isProgram }) => !isProgram && insideRoles.includes(role)),
      ]) {
        const names = await made(flow, maker);
        for (const [type, declared] of Object.entries(flow.events)) {
          if (declared.local || declared.who.namedBy.includes('nothing')) continue;
          for (const caller of [...callers, ...others]) {
            const expected = expectedOfEvent(declared, caller, maker);
            if (expected === undefined) continue;
            const body = JSON.stringify(eventOf(flow, type));
            const answer = await ask(api, caller, 'POST', `/api/v1/applications/${names.id}/events`, body);
            const isRefused = answer.type === 'session:role';
            const what = `${type} of ${maker?.name ?? 'an applicant'}’s as ${caller.name}: ${answer.status} ${answer.type}`;
            if (isRefused !== (expected === 'refused') || answer.status >= 500) wrong.push(what);
            if (declared.internal && answer.status < 400) wrong.push(what);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );
});
