import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';

let api: FeedbackApi;
let cookie: string;
beforeAll(async () => {
  api = await startFeedbackApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const page = async (query: object) =>
  (await api.http.get('/api/v1/events').query(query).set('Cookie', cookie).expect(200)).body;

it('answers every transition once, in order, over any number of pages, and goes on from there', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await api.publicIdOf(await api.newFeedback()));
  const met: string[] = [];
  let cursor: string | undefined;
  for (let isAtEnd = false; !isAtEnd;) {
    const { events, next_cursor, is_at_end } = await page({ limit: 2, ...(cursor && { cursor }) });
    met.push(...events.map(({ id, seq }: { id: string; seq: number }) => `${id} ${seq}`));
    cursor = next_cursor;
    isAtEnd = is_at_end;
  }
  expect(met).toEqual(ids.flatMap((id) => [`${id} 1`, `${id} 2`]));
  expect(await page({ cursor })).toEqual({ success: true, events: [], next_cursor: cursor, is_at_end: true });
  await api.newFeedback();
  expect((await page({ cursor, event: 'mood.judged' })).events).toMatchObject([
    { flow: 'feedback', seq: 2, event: 'mood.judged', from: 'judging', to: 'comment', actor: 'system' },
  ]);
  expect((await page({ cursor: '999999999999999999' })).events).toEqual([]);
});

it('leaves nothing out that a slower transaction writes behind the end', async () => {
  const { next_cursor: cursor } = await page({ limit: 100 });
  const code = await api.newFeedback();
  const slow = api.database.createQueryRunner();
  await slow.startTransaction();
  await slow.query(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
      select id, 3, '{"type":"step.back"}', state, state, 'applicant', now(), 1, 1 from application where code_digest = $1`,
    [api.digestOf(code)],
  );
  const asked = page({ cursor });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await slow.commitTransaction();
  await slow.release();
  expect((await asked).events.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3]);
});

it('is for the bank’s own people and programs, and refuses what is no place', async () => {
  await api.http.get('/api/v1/events').expect(401);
  const refused = await api.http.get('/api/v1/events?cursor=next').set('Cookie', cookie).expect(422);
  expect(refused.body.errors).toEqual({ cursor: ['format'] });
});
