import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { requestsOfAddress, type RateLimit } from '@statewise/contract';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const limit = (name: string, limit: number, seconds: number): RateLimit => ({
  name,
  limit,
  seconds,
  per: 'address',
});

const isTooMany = (error: unknown): boolean => error instanceof Problem && error.code === 'REQUEST.TOO_MANY';

function throwsTooMany(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    return isTooMany(error);
  }
}

const isBlocked = (limits: RateLimits, limit: RateLimit, who: string): boolean =>
  throwsTooMany(() => limits.refuseBlocked(limit, who));

describe('rate limits', () => {
  let first: TestApi;
  let second: TestApi;
  let here: RateLimits;
  let there: RateLimits;

  beforeAll(async () => {
    first = await startApi({ RATE_LIMIT_FACTOR: '1' });
    second = await startApi({ RATE_LIMIT_FACTOR: '1', DATABASE_URL: first.databaseUrl });
    here = first.app.get(RateLimits);
    there = second.app.get(RateLimits);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  it('counts strikes of two replicas exactly', async () => {
    const strikes = Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? here : there).consume(limit('strikes', 10, 60), 'somebody').then(() => true, isTooMany),
    );
    expect(await Promise.all(strikes)).toHaveLength(12);
    await expect(here.consume(limit('strikes', 10, 60), 'somebody')).rejects.toThrow('REQUEST.TOO_MANY');
    const [row] = await first.sql.run<{ count: number }>(
      { name: 'test-strikes', text: `select count from rate_limit where key = 'strikes:somebody'` },
      [],
    );
    expect(row?.count).toBe(13);
  });

  it('lets ten strikes pass and refuses the eleventh with the seconds to wait', async () => {
    for (let index = 0; index < 10; index++) await here.consume(limit('ten', 10, 60), 'somebody');
    const refusal: unknown = await here.consume(limit('ten', 10, 60), 'somebody').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'REQUEST.TOO_MANY', details: { retryAfter: expect.closeTo(60, 0) } });
  });

  it('tells the other replica soon who is blocked', async () => {
    for (let index = 0; index < 3; index++) await here.consume(limit('told', 3, 60), 'somebody');
    expect(isBlocked(here, limit('told', 3, 60), 'somebody')).toBe(true);
    await eventually(async () => expect(isBlocked(there, limit('told', 3, 60), 'somebody')).toBe(true));
  });

  it('adds up what the replicas counted without round trips', async () => {
    for (let index = 0; index < 50; index++) here.take(limit('taken', 100, 60), 'somebody');
    for (let index = 0; index < 40; index++) there.take(limit('taken', 100, 60), 'somebody');
    await sleep(4_000);
    here.take(limit('taken', 100, 60), 'somebody');
    const refused = Array.from({ length: 60 }, () =>
      throwsTooMany(() => there.take(limit('taken', 100, 60), 'somebody')),
    ).filter(Boolean);
    expect(refused.length).toBeGreaterThan(40);
  });

  it('opens again when the window has ended', async () => {
    const short = limit('short', 2, 4);
    for (let index = 0; index < 2; index++) await here.consume(short, 'somebody');
    expect(isBlocked(here, short, 'somebody')).toBe(true);
    await eventually(async () => expect(isBlocked(here, short, 'somebody')).toBe(false));
    await here.consume(short, 'somebody');
  });

  it('starts anew after forgiveness', async () => {
    for (let index = 0; index < 5; index++) await here.consume(limit('forgiven', 5, 60), 'somebody');
    await here.reset(limit('forgiven', 5, 60), 'somebody');
    await here.consume(limit('forgiven', 5, 60), 'somebody');
    expect(isBlocked(here, limit('forgiven', 5, 60), 'somebody')).toBe(false);
  });

  it('tells every caller of the API how it stands, and who is refused of the limit that was reached', async () => {
    const { headers } = await first.http.get('/api/v1/flows').expect(200);
    expect(headers['ratelimit-policy']).toBe('"address";q=3000;w=60');
    expect(headers['ratelimit']).toMatch(/^"address";r=29\d\d;t=\d+$/);
    const wrong = { email: 'nobody@example.com', password: 'wrong' };
    for (let index = 0; index < 10; index++) await first.http.post('/api/v1/session').send(wrong).expect(401);
    const refused = await first.http.post('/api/v1/session').send(wrong).expect(429);
    expect(refused.headers['ratelimit-policy']).toBe('"sign-in";q=10;w=900');
    expect(refused.headers['ratelimit']).toMatch(/^"sign-in";r=0;t=\d+$/);
  });

  it('refuses an address that tried ten unknown codes, whatever it asks for, on every replica', async () => {
    const guess = () => first.http.get('/api/v1/applications/0000-0000-0000');
    for (let index = 0; index < 10; index++) await guess().expect(404);
    const { headers, body } = await guess().expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(body).toMatchObject({ success: false, type: 'urn:statewise:problem:request:too-many' });
    await first.http.get('/api/v1/flows').expect(429);
    await first.http.get('/health/x').expect(429);
    await first.http.get('/health/ready').expect(200);
    await eventually(async () => void (await second.http.get('/api/v1/flows').expect(429)));
  });

  it('counts what an address asks for, but whether the process lives', async () => {
    while (!throwsTooMany(() => here.take(requestsOfAddress, '127.0.0.1')));
    await first.http.get('/health/ready').expect(429);
    await first.http.get('/health/live').expect(200);
  });
});
