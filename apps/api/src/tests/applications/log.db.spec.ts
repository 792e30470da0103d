import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

interface Moment {
  readonly seq: number;
  readonly event: string;
  readonly to: string;
  readonly chain: string;
  readonly fault: string | null;
  readonly differences: readonly { part: string; of: string | null; name: string; was: unknown; is: unknown }[] | null;
  readonly standing?: { readonly facts: object; readonly answers: Readonly<Record<string, object>> };
}

async function replay(id: string, query = '', cookie = admin) {
  const { body } = await api.http.get(`/api/v1/applications/${id}/replay${query}`).set('Cookie', cookie).expect(200);
  return body as { length: number; moments: Moment[]; next_after: number | null };
}

async function newLoan(): Promise<{ id: string; code: string }> {
  const { code } = await createLoan(api);
  const [row] = await api.database.query<[{ id: string }]>(
    'select public_id as id from application where code_digest = $1',
    [api.digestOf(code)],
  );
  return { id: row.id, code };
}

it('tells what each event changed, and all that the application was behind the first of a page', async () => {
  const { id } = await newLoan();
  const send = (path: string, body: object) =>
    api.http.post(`/api/v1/applications/${id}/${path}`).set('Cookie', admin).send(body).expect(200);
  await send('jump', { state: 'stepFour', reason: 'On the telephone' });
  await send('statuses', { status_type: 'risk', status_value: 3, reason: 'Have a look' });
  const { length, moments, next_after } = await replay(id);
  expect({ length, next_after }).toEqual({ length: 3, next_after: null });
  expect(moments.map(({ event, to }) => [event, to])).toEqual([
    ['application.create', 'stepTwo'],
    ['application.jump', 'stepFour'],
    ['status.change', 'stepFour'],
  ]);
  expect(moments.every(({ chain, fault }) => chain === 'holds' && fault === null)).toBe(true);
  const [created, jumped, decided] = moments;
  expect(created?.standing?.answers['1']).toMatchObject({ first_name: expect.any(String) });
  expect(created?.differences).toContainEqual(
    expect.objectContaining({ part: 'answers', of: '1', name: 'first_name', was: null }),
  );
  expect(jumped?.standing).toBeUndefined();
  expect(jumped?.differences).toContainEqual(
    expect.objectContaining({ part: 'facts', of: null, name: 'furthestStep', was: 2, is: 4 }),
  );
  expect(decided?.differences?.map(({ part }) => part)).toEqual(decided?.differences?.map(() => 'facts'));
  expect(decided?.differences?.length).toBeGreaterThan(0);
});

it('goes on where a page ended, and yields to others in a log of thousands of rows', async () => {
  const { id, code } = await newLoan();
  for (const event of [{ type: 'step.back' }, { type: 'step.goTo', step: 2 }, { type: 'step.back' }])
    await api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
  const first = await replay(id, '?limit=2');
  expect(first).toMatchObject({ length: 4, next_after: 2, moments: [{ seq: 1 }, { seq: 2 }] });
  const second = await replay(id, '?limit=2&after=2');
  expect(second.moments.map(({ seq, standing }) => [seq, standing !== undefined])).toEqual([
    [3, true],
    [4, false],
  ]);
  expect(second.next_after).toBeNull();
  expect((await replay(id, '?after=4')).moments).toEqual([]);
  const seqs = async (query: string) => (await replay(id, query)).moments.map(({ seq }) => seq);
  expect(await seqs('?event=step.back')).toEqual([2, 4]);
  expect(await seqs('?event=step.back&after=2')).toEqual([4]);
  expect(await seqs('?actor=applicant')).toEqual([1, 2, 3, 4]);
  expect(await seqs('?actor=admin')).toEqual([]);
  // The log goes on with rows that repeat these, without hashes: what counts here is how long others wait.
  await api.database.query(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
      select t.application_id, 4 + n, t.event, t.from_state, t.to_state, t.actor_role, t.at, t.current_step, t.furthest_step
      from generate_series(1, 6000) n, transition t
      where t.application_id = (select id from application where public_id = $1) and t.seq = 3 + (n + 1) % 2`,
    [id],
  );
  const longest = await longestWaitDuring(async () => {
    const path = `/api/v1/applications/${id}/verification`;
    const { body } = await api.http.get(path).set('Cookie', admin).expect(200);
    expect(body).toMatchObject({ holds: false, rows: 6004 });
    expect(body.faults).toHaveLength(100);
  });
  expect(longest).toBeLessThan(1_000);
});

/** How long the event loop answered nobody, in milliseconds. */
async function longestWaitDuring(work: () => PromiseLike<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work();
  clearInterval(beat);
  return longest;
}

it('keeps why an admin jumped from those who are none', async () => {
  const { id } = await newLoan();
  const jump = { state: 'stepFour', reason: 'On the telephone' };
  await api.http.post(`/api/v1/applications/${id}/jump`).set('Cookie', admin).send(jump).expect(200);
  const names = (moments: Moment[]) => moments.flatMap(({ differences }) => differences?.map(({ name }) => name) ?? []);
  expect(names((await replay(id)).moments)).toContain('jump');
  const token = await api.http
    .post('/api/v1/tokens')
    .set('Cookie', admin)
    .send({ name: 'QA', role: 'qa', expires_at: new Date(Date.now() + 86_400_000).toISOString() })
    .expect(201);
  const { body } = await api.http
    .get(`/api/v1/applications/${id}/replay`)
    .set('Authorization', `Bearer ${token.body.secret}`)
    .expect(200);
  expect(names(body.moments)).not.toContain('jump');
});

it('is for the bank’s own people, and refuses nonsense', async () => {
  const { id, code } = await newLoan();
  for (const path of ['replay', 'verification']) {
    await api.http.get(`/api/v1/applications/${code}/${path}`).expect(401);
    await api.http.get(`/api/v1/applications/unknown/${path}`).set('Cookie', admin).expect(404);
  }
  for (const query of ['after=x', 'after=-1', 'limit=0', 'limit=101'])
    await api.http.get(`/api/v1/applications/${id}/replay?${query}`).set('Cookie', admin).expect(422);
});
