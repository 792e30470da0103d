import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { createDatabase, type TestDatabase } from '@statewise/server/testing/test-database.js';
import { migrations } from '../../migrations.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { mountSite } from './mount-site.js';

/** A site of pages that need nothing, except one that reads what the database has. */
const smallSite = `
let times = 0;
export const documentKey = (path) => path;
export async function handle(request, { reader, noteFailure }) {
  const type = { 'Content-Type': 'text/html' };
  try {
    await reader.menus({ country: 'be', language: 'nl' });
  } catch (failure) {
    noteFailure(failure);
    return new Response('<html lang="nl"><main>away</main></html>', { status: 500, headers: type });
  }
  return new Response('<html lang="nl"><body><main id="main"><h1>drawing ' + ++times + '</h1></main></body></html>', { headers: type });
}`;

const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
let database: TestDatabase;
let door: TcpDoor;
let api: TestApi;
beforeAll(async () => {
  writeFileSync(join(folder, 'site.mjs'), smallSite);
  database = await createDatabase(migrations);
  door = new TcpDoor(database.url);
  await door.unlock();
  const settings = { DATABASE_URL: door.url, WORKER: 'off', SITE_SERVER: join(folder, 'site.mjs') };
  api = await startApi(settings, { mountSite });
});
afterAll(async () => {
  await api.stop();
  await door.lock();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => api.http.get(path).set('Accept', 'text/html');

it('shows a page as it last was while the database is away, and says so in its headers and above its content', async () => {
  const { text, headers } = await get('/be-nl/fees').expect(200);
  expect([headers['age'], headers['cache-status']]).toEqual([undefined, undefined]);
  expect(text).not.toContain('role="status"');
  await door.lock();
  const stale = await get('/be-nl/fees').expect(200);
  expect(stale.headers['age']).toMatch(/^\d+$/);
  expect(stale.headers['cache-status']).toMatch(/^statewise; hit; ttl=-\d+; detail=stale$/);
  expect(stale.text).toMatch(/<main id="main"><p role="status">We kunnen op dit moment .* 1 min geleden .*<\/p><h1>/);
  const { status, headers: never } = await get('/be-nl/about');
  expect(status).toBe(503);
  expect(Number(never['retry-after'])).toBeGreaterThan(0);
  await get('/be-nl/fees?amount=1').expect(503);
  await door.unlock();
  await eventually(async () => {
    const { text: fresh } = await get('/be-nl/fees').expect(200);
    expect(fresh).not.toContain('role="status"');
  });
});
