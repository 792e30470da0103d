import { playedServer, playHistory, type HistoryRequest } from '@statewise/machines/testing';
import { colleague } from '../../testing/colleague.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// Some of the histories that `npm run experiments -- histories` plays by the thousand.

let api: TestApi;
beforeAll(async () => (api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' })));
afterAll(() => api.stop());

/** Cookies of everybody, by name. */
async function signedIn(): Promise<ReadonlyMap<string, string>> {
  const seller = { username: 'demo-store', password: 'a long passphrase' };
  const { headers } = await api.http.post('/consumer-loans-vm-stores/api/intermediaryLogin').send(seller).expect(200);
  return new Map([
    ['intermediary', String(headers['set-cookie']).split(';')[0] ?? ''],
    ['qa', await colleague(api, 'qa@example.com', 'qa')],
    ['staff', await colleague(api, 'staff@example.com', 'staff')],
    ['second', await colleague(api, 'second@example.com')],
    ['admin', await api.signIn()],
  ]);
}

const request: HistoryRequest = async (cookie, method, path, body) => {
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

it('agrees with the tables over random histories of every flow', async () => {
  const server = await playedServer(request, await signedIn());
  const seeds = Array.from({ length: 200 }, (_, n) => n + 1);
  const differences: string[] = [];
  let taken = 0;
  const player = async () => {
    for (let next = seeds.shift(); next !== undefined && differences.length < 3; next = seeds.shift()) {
      const history = await playHistory(server, next);
      taken += history.taken;
      if (history.difference !== undefined) differences.push(`seed ${next}, ${history.flow}: ${history.difference}`);
    }
  };
  await Promise.all([player(), player(), player(), player()]);
  expect(differences).toEqual([]);
  expect(taken).toBeGreaterThan(1_000);
}, 600_000);
