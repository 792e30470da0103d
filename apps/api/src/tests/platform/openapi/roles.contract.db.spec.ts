import type { Role } from '@statewise/flow';
import { ApiDescription } from '@statewise/server/platform/openapi/api-description.js';
import { addColleague } from '../../../testing/colleague.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

type Caller = Role | 'nobody';
const callers: readonly Caller[] = ['nobody', 'intermediary', 'qa', 'staff', 'admin'];
const everyone: readonly Caller[] = ['intermediary', 'qa', 'staff', 'admin'];
const colleagues: readonly Caller[] = ['qa', 'staff', 'admin'];

/** Who may call what is not open to everybody: kept apart from the decorators, so that a slip of one is seen. The first line that fits counts. */
const reserved: readonly (readonly [operation: RegExp, may: readonly Caller[]])[] = [
  [/^\w+ \/api\/v1\/session\/(?:confirm|password)$/, everyone],
  [
    /^GET \/api\/v1\/session\/second-factor$|\/recovery-codes(?:\/kept)?$|\/session\/passkeys(?:\/\{id\})?$|\/passkey\/confirm$/,
    colleagues,
  ],
  [/^GET \/consumer-loans-vm-stores\/api\/prepared$/, ['intermediary']],
  [/^GET \/api\/v1\/proposals|\/proposals\/\{id\}\/decline$/, ['staff', 'admin']],
  [/^\w+ \/api\/v1\/(?:audit|accounts|tokens|operations|proposals|webhooks)\b/, ['admin']],
  [/^GET \/api\/v1\/outbox|^POST \/api\/v1\/outbox\/search$/, ['staff', 'admin']],
  [/^\w+ \/api\/v1\/outbox/, ['admin']],
  [/^(?:POST|DELETE) \/api\/v1\/(?:scenarios|flows\/\{id\}\/rehearsals)/, ['qa', 'admin']],
  [/^GET \/api\/v1\/(?:scenarios|flows|transitions|events)/, colleagues],
  [/^\w+ \/api\/v1\/(?:saved-views|authority)/, colleagues],
  [/^GET \/api\/v1\/content|\/preview$/, colleagues],
  [/^\w+ \/api\/v1\/content/, ['staff', 'admin']],
  [/^\w+ \/api\/v1\/bulk-acts\/jump/, ['admin']],
  [/^\w+ \/api\/v1\/(?:bulk-acts|reviews|tasks|session\/task-mail)\b/, ['staff', 'admin']],
  [/\/log\/export$|\/search\/export$|^GET .*\/person$/, ['staff', 'admin']],
  [/\/person\/(?:export|erasure)$/, ['admin']],
  [/^\w+ \/api\/v1\/applications\/\{\w+\}\/(?:jump|statuses|erasure|export)$/, ['admin']],
  [/^DELETE \/api\/v1\/applications\/\{code\}$/, ['admin']],
  [/^\w+ \/api\/v1\/applications\/\{\w+\}\/(?:code|notes|letters|documents)/, ['staff', 'admin']],
  [/^GET \/api\/v1\/applications|^POST \/api\/v1\/applications\/search$/, colleagues],
];

let api: TestApi;
const cookies = new Map<Caller, string>();
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  const password = 'walks the dog at six';
  for (const role of ['qa', 'staff'] as const) {
    await addColleague(api, `${role}@example.com`, role, { name: role, password });
    cookies.set(role, await api.signIn(`${role}@example.com`, password));
  }
  cookies.set('admin', await api.signIn());
  const login = await api.http
    .post('/consumer-loans-vm-stores/api/intermediaryLogin')
    .send({ username: 'demo-store', password: 'a long passphrase' })
    .expect(200);
  cookies.set('intermediary', String(login.headers['set-cookie']).split(';')[0] ?? '');
});
afterAll(() => api.stop());

const operations = () =>
  Object.entries(api.app.get(ApiDescription, { strict: false }).document().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      isPublic: JSON.stringify(operation).includes('"x-roles":["public"]'),
    })),
  );

/** How a call is answered whose path names nothing and whose body is empty; of a stream, its head alone. */
async function callAs(caller: Caller, name: string): Promise<{ status: number; type: string }> {
  const [method = '', path = ''] = name.split(' ');
  const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  const answer = await fetch(`${api.url}${address}`, {
    method,
    headers: { Cookie: cookies.get(caller) ?? '', ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? await answer.json() : await answer.body?.cancel();
  const type = typeof body === 'object' && body !== null && 'type' in body ? String(body.type) : '';
  return { status: answer.status, type };
}

it('lets nobody reach what is not theirs, of everything that the description names', async () => {
  const wrong: string[] = [];
  const guarded = operations().filter(({ isPublic }) => !isPublic);
  expect(guarded.length).toBeGreaterThan(70);
  for (const { name } of guarded) {
    const may = reserved.find(([pattern]) => pattern.test(name))?.[1] ?? [];
    if (may.length === 0) wrong.push(`${name}: nobody said who may call it`);
    for (const caller of callers) {
      const { status, type } = await callAs(caller, name);
      const isRefused = status === 401 || type === 'urn:statewise:problem:session:role';
      if (isRefused === may.includes(caller)) wrong.push(`${name} as ${caller}: ${status} ${type}`);
      if (status >= 500) wrong.push(`${name} as ${caller}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);
