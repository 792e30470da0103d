import { setTimeout as sleep } from 'node:timers/promises';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { Problem } from '../problem/problem.js';
import { RateLimits } from './rate-limits.js';

const isTooMany = (error: unknown): boolean => error instanceof Problem && error.code === 'REQUEST.TOO_MANY';

function throwsTooMany(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    return isTooMany(error);
  }
}

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
      (index % 2 === 0 ? here : there).consume('strikes', 10, 60).then(() => true, isTooMany),
    );
    expect(await Promise.all(strikes)).toHaveLength(12);
    await expect(here.consume('strikes', 10, 60)).rejects.toThrow('REQUEST.TOO_MANY');
    const [row] = await first.sql.run<{ count: number }>(
      { name: 'test-strikes', text: `select count from rate_limit where key = 'strikes'` },
      [],
    );
    expect(row?.count).toBe(13);
  });

  it('lets ten strikes pass and refuses the eleventh with the seconds to wait', async () => {
    for (let index = 0; index < 10; index++) await here.consume('ten', 10, 60);
    const refusal: unknown = await here.consume('ten', 10, 60).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'REQUEST.TOO_MANY', details: { retryAfter: expect.closeTo(60, 0) } });
  });

  it('tells the other replica within two seconds who is blocked', async () => {
    for (let index = 0; index < 3; index++) await here.consume('told', 3, 60);
    expect(here.isBlocked('told')).toBe(true);
    await sleep(1_500);
    expect(there.isBlocked('told')).toBe(true);
    expect(() => there.refuseBlocked('told')).toThrow('REQUEST.TOO_MANY');
  });

  it('adds up what the replicas counted without round trips', async () => {
    for (let index = 0; index < 50; index++) here.take('taken', 100, 60);
    for (let index = 0; index < 40; index++) there.take('taken', 100, 60);
    await sleep(1_700);
    here.take('taken', 100, 60);
    const refused = Array.from({ length: 60 }, () => throwsTooMany(() => there.take('taken', 100, 60))).filter(Boolean);
    expect(refused.length).toBeGreaterThan(40);
  });

  it('opens again when the window has ended', async () => {
    for (let index = 0; index < 2; index++) await here.consume('short', 2, 1);
    expect(here.isBlocked('short')).toBe(true);
    await sleep(1_100);
    expect(here.isBlocked('short')).toBe(false);
    await here.consume('short', 2, 1);
  });

  it('starts anew after forgiveness', async () => {
    for (let index = 0; index < 5; index++) await here.consume('forgiven', 5, 60);
    await here.reset('forgiven');
    await here.consume('forgiven', 5, 60);
    expect(here.isBlocked('forgiven')).toBe(false);
  });

  it('refuses an address that tried ten unknown codes, whatever it asks for, on every replica', async () => {
    const guess = () => first.http.get('/api/v1/applications/0000-0000-0000');
    for (let index = 0; index < 10; index++) await guess().expect(404);
    const { headers, body } = await guess().expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(body).toMatchObject({ success: false, type: 'urn:statewise:problem:request:too-many' });
    await first.http.get('/api/v1/flows').expect(429);
    await first.http.get('/health/ready').expect(200);
    await sleep(1_500);
    await second.http.get('/api/v1/flows').expect(429);
  });
});
