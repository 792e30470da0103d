import { eventually } from '../testing/eventually.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/tests/feedback-api.js';

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
  const [here, there] = [await first.newFeedback(), await second.newFeedback()];
  await eventually(async () => {
    for (const code of [here, there]) expect(text.split(code).length - 1).toBe(2);
  });
  const heard = text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)));
  expect(heard).toContainEqual(
    expect.objectContaining({
      flow: 'feedback',
      code: there,
      seq: 2,
      event: 'mood.judged',
      from: 'judging',
      to: 'comment',
      actor: 'system',
    }),
  );
  expect(text).not.toContain('score');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(text.split(here).length - 1).toBe(2);
  closing.abort();
  await reading;
});
