import { fetchWithRetries, type RetryOptions } from './fetch-with-retries.js';

const url = 'https://bank.example/api/v1/applications';
const answer = (status: number, headers: Record<string, string> = {}) => new Response('{}', { status, headers });

/** Answers calls one after another; an error is a connection that broke. */
function server(answers: readonly (Response | Error)[], options: RetryOptions = {}) {
  const bodies: string[] = [];
  const pauses: number[] = [];
  const send = fetchWithRetries({
    ...options,
    fetch: async (request) => {
      const next = answers[bodies.length];
      bodies.push(await request.text());
      if (next === undefined || next instanceof Error) throw next ?? new Error('Nothing more was expected.');
      return next;
    },
    sleep: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { bodies, pauses, send };
}
const broken = new TypeError('fetch failed');
const post = (headers: Record<string, string> = {}) => new Request(url, { method: 'POST', body: 'a', headers });
const keyed = () => post({ 'Idempotency-Key': 'one' });

it('sends what may be repeated again, its body too, and waits longer each time', async () => {
  const { bodies, pauses, send } = server([broken, answer(503), answer(200)]);
  expect((await send(keyed())).status).toBe(200);
  expect(bodies).toEqual(['a', 'a', 'a']);
  expect(pauses[0]).toBeGreaterThanOrEqual(250);
  expect(pauses[1]).toBeGreaterThanOrEqual(500);
});

it('never does twice what may have been done', async () => {
  await expect(server([broken]).send(post())).rejects.toThrow('fetch failed');
  const { bodies, send } = server([answer(503)]);
  expect((await send(post())).status).toBe(503);
  expect(bodies).toHaveLength(1);
});

it('repeats what was sent too soon as late as the server says', async () => {
  const { pauses, send } = server([answer(429, { 'Retry-After': '7' }), answer(201)]);
  expect((await send(post())).status).toBe(201);
  expect(pauses).toEqual([7_000]);
});

it('hands out an answer that asks for more patience than there is, and the last one', async () => {
  const { bodies, send } = server([answer(503, { 'Retry-After': '3600' })]);
  expect((await send(new Request(url))).status).toBe(503);
  expect(bodies).toHaveLength(1);
  const tired = server([answer(502), answer(502), broken], { attempts: 2 });
  expect((await tired.send(new Request(url))).status).toBe(502);
});

it('takes an answer for what it is, and an end for an end', async () => {
  expect((await server([answer(404)]).send(keyed())).status).toBe(404);
  const given = new AbortController();
  given.abort();
  const { bodies, send } = server([broken, answer(200)]);
  await expect(send(new Request(url, { signal: given.signal }))).rejects.toThrow('fetch failed');
  expect(bodies).toHaveLength(1);
});
