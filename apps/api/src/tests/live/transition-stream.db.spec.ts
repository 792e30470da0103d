import { firstValueFrom, take, timeout, toArray } from 'rxjs';
import { eventually } from '@statewise/server/testing/eventually.js';
import { TransitionStream } from '@statewise/server/live/transition-stream.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';

let first: FeedbackApi;
let second: FeedbackApi;
beforeAll(async () => {
  first = await startFeedbackApi({ WORKER: 'off' });
  second = await startFeedbackApi({ WORKER: 'off', DATABASE_URL: first.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

it('tells staff of every transition of every replica, each once', async () => {
  await first.http.get('/api/v1/transitions/stream').expect(401);
  const closing = new AbortController();
  const response = await fetch(`${first.url}/api/v1/transitions/stream`, {
    headers: { cookie: await first.signIn() },
    signal: closing.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch((error: Error) => expect(error.name).toBe('AbortError'));
  const [codeHere, codeThere] = [await first.newFeedback(), await second.newFeedback()];
  const [here, there] = [await first.publicIdOf(codeHere), await first.publicIdOf(codeThere)];
  await eventually(async () => {
    for (const id of [here, there]) expect(text.split(id).length - 1).toBe(2);
  });
  const heard = text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)));
  expect(heard).toContainEqual(
    expect.objectContaining({
      flow: 'feedback',
      id: there,
      seq: 2,
      event: 'mood.judged',
      from: 'judging',
      to: 'comment',
      actor: 'system',
    }),
  );
  expect(text).not.toContain('score');
  for (const code of [codeHere, codeThere]) expect(text).not.toContain(code);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(text.split(here).length - 1).toBe(2);
  closing.abort();
  await reading;
});

it('E18: opens ten streams for a session, refuses more with a sentence, and opens one again after one closed', async () => {
  const open = async (cookie: string) => {
    const closing = new AbortController();
    const response = await fetch(`${first.url}/api/v1/transitions/stream`, {
      headers: { cookie },
      signal: closing.signal,
    });
    return { response, close: () => closing.abort() };
  };
  const cookie = await first.signIn();
  const streams = await Promise.all(Array.from({ length: 12 }, () => open(cookie)));
  const refused = streams.filter(({ response }) => response.status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.response.headers.get('retry-after')).toBe('30');
  expect(await refused[0]?.response.text()).toContain('At most 10 event streams');
  const other = await open(await first.signIn());
  expect(other.response.status).toBe(200);
  streams.find(({ response }) => response.status === 200)?.close();
  await eventually(async () => {
    const again = await open(cookie);
    streams.push(again);
    expect(again.response.status).toBe(200);
  });
  for (const { close } of [...streams, other]) close();
});

interface Heard {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly id?: string; readonly seq?: number; readonly missed?: boolean };
}

/** Opens the stream; what happens from then on is heard. The answer waits until `enough` says so, then closes it. */
async function listen(api: FeedbackApi, lastEventId?: string, query = '') {
  const closing = new AbortController();
  const response = await fetch(`${api.url}/api/v1/transitions/stream${query}`, {
    headers: { cookie: await first.signIn(), ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) },
    signal: closing.signal,
  });
  expect(response.status).toBe(200);
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch((error: Error) => expect(error.name).toBe('AbortError'));
  return async (enough: (heard: Heard[]) => boolean): Promise<Heard[]> => {
    try {
      await eventually(async () => expect({ enough: enough(messagesIn(text)), text }).toMatchObject({ enough: true }));
    } finally {
      closing.abort();
      await reading;
    }
    return messagesIn(text);
  };
}

function messagesIn(text: string): Heard[] {
  return text.split('\n\n').flatMap((block) => {
    const lines = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]));
    const data = lines.get('data');
    return data === undefined
      ? []
      : [{ id: lines.get('id') ?? '', type: lines.get('event') ?? 'message', data: JSON.parse(data) as Heard['data'] }];
  });
}

it('tells a reader that comes back to another replica what it missed, in order and each once', async () => {
  const heardHere = await listen(first);
  await first.newFeedback();
  const heard = await heardHere((messages) => messages.length >= 2);
  const codes = [await second.newFeedback(), await first.newFeedback(), await second.newFeedback()];
  const heardThere = await listen(second, heard.at(-1)?.id);
  const later = await heardThere((messages) => messages.length >= 6);
  const ids = await Promise.all(codes.map((code) => first.publicIdOf(code)));
  expect(later.map(({ data }) => data.id)).toEqual(ids.flatMap((id) => [id, id]));
  expect(new Set(later.map(({ id }) => id)).size).toBe(6);
});

it('tells what happens between the moment a reader comes and the first look for it', async () => {
  const stream = second.app.get(TransitionStream, { strict: false });
  const messages = await stream.messages(undefined);
  const id = await first.publicIdOf(await first.newFeedback());
  const heard = await firstValueFrom(messages.pipe(take(2), toArray(), timeout(5_000)));
  expect(heard.map(({ data }) => data)).toMatchObject([
    { id, seq: 1 },
    { id, seq: 2 },
  ]);
});

it('passes no transition by whose transaction ends after that of a later one', async () => {
  const [early, late] = [await first.newFeedback(), await first.newFeedback()];
  const [pending, quick] = [first.database.createQueryRunner(), first.database.createQueryRunner()];
  const insert = `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
    select id, 99, '{"type":"test"}', 'a', 'b', 'system', now(), 1, 1 from application where code_digest = $1`;
  const isTest = ({ data }: Heard) => data.seq === 99;
  const heardThere = await listen(second);
  await pending.startTransaction();
  await pending.query(insert, [first.digestOf(early)]);
  await quick.query(insert, [first.digestOf(late)]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await pending.commitTransaction();
  await Promise.all([pending.release(), quick.release()]);
  const heard = (await heardThere((messages) => messages.filter(isTest).length >= 2)).filter(isTest);
  const ids = [await first.publicIdOf(early), await first.publicIdOf(late)];
  expect(heard.map(({ data }) => data.id)).toEqual(ids);
});

it('says so instead of telling more than a thousand missed transitions', async () => {
  const code = await first.newFeedback();
  const [message] = await (await listen(first, '1'))((heard) => heard.length >= 1);
  expect(message?.type).toBe('message');
  await first.database.query(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
      select id, n, '{"type":"test"}', 'a', 'b', 'system', now(), 1, 1 from application, generate_series(1000, 2000) n where code_digest = $1`,
    [first.digestOf(code)],
  );
  const [gap] = await (await listen(second, message?.id))((heard) => heard.length >= 1);
  expect(gap).toMatchObject({ type: 'gap', data: { missed: true } });
});

it('refuses an id that it never gave, and goes on from now after one that is ahead of the database', async () => {
  const cookie = await first.signIn();
  const refused = await first.http
    .get('/api/v1/transitions/stream')
    .set('Cookie', cookie)
    .set('Last-Event-ID', 'yesterday')
    .expect(422);
  expect(refused.body.errors).toEqual({ 'Last-Event-ID': ['format'] });
  const heardHere = await listen(first, '999999999999');
  const id = await first.publicIdOf(await second.newFeedback());
  expect((await heardHere((heard) => heard.length >= 1))[0]?.data.id).toBe(id);
});

it('tells only what a reader wants to hear, also of what it missed', async () => {
  const heardAll = await listen(first);
  await first.newFeedback();
  const last = (await heardAll((messages) => messages.length >= 2)).at(-1)?.id;
  const query = '?flow=feedback&event=mood.judged&role=system&state=comment';
  await second.newFeedback();
  const heardMissed = await listen(second, last, query);
  await first.newFeedback();
  const heard = await heardMissed((messages) => messages.length >= 2);
  expect(heard).toMatchObject([{ data: { seq: 2 } }, { data: { seq: 2 } }]);
  const elsewhere = await listen(second, last, '?flow=loan-application');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await elsewhere(() => true)).toEqual([]);
  const refused = first.http.get('/api/v1/transitions/stream?state=a&state=b').set('Cookie', await first.signIn());
  expect((await refused.expect(422)).body.errors).toEqual({ state: ['format'] });
});

it('ends when its reader signs out', async () => {
  const cookie = await first.signIn();
  const response = await fetch(`${second.url}/api/v1/transitions/stream`, { headers: { cookie } });
  const ended = (async () => {
    await response.text().catch(() => undefined);
    return 'ended';
  })();
  await first.http.delete('/api/v1/session').set('Cookie', cookie).expect(200);
  expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000))])).toBe('ended');
});
