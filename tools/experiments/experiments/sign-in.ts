import { medianOf } from '../../src/percentiles.ts';
import { call, member } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { admin, cookieOf } from '../harness/people.ts';
import type { Stage } from '../harness/stage.ts';
import type { Tally } from '../harness/tally.ts';

const path = '/api/v1/session';

/** An attacker learns nothing from how long a sign-in takes, locks no account, and cannot choose another's session. */
export const signIn: Experiment = {
  name: 'sign-in',
  full: 500,
  unit: 'attempts of each kind',
  async run(stage, amount, tally) {
    await timing(stage, amount, tally);
    await lockout(stage, amount, tally);
    await fixation(stage, tally);
  },
};

const attempt = (url: string, email: string, password: string, headers: Record<string, string> = {}) =>
  call(url, 'POST', path, { json: { email, password }, headers });

/** An account that exists and one that does not take as long to be refused. */
async function timing(stage: Stage, amount: number, tally: Tally): Promise<void> {
  const replica = await stage.replica({ env: { WORKER: 'off' } });
  const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 0; n < amount; n += 1)
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const began = performance.now();
      const email = kind === 'known' ? admin.email : `nobody${n}@example.com`;
      const { status } = await attempt(replica.url, email, 'not the password of anybody');
      tally.claim(status === 401, `a wrong password was answered ${status}`);
      spent[kind].push(performance.now() - began);
    }
  const [known, unknown] = [medianOf(spent.known), medianOf(spent.unknown)];
  tally.set('known account ms', known.toFixed(1));
  tally.set('unknown account ms', unknown.toFixed(1));
  tally.claim(
    Math.abs(known - unknown) < Math.max(3, known * 0.1),
    `refusing takes ${known.toFixed(1)} ms with an account and ${unknown.toFixed(1)} without`,
  );
  await replica.stop();
}

/** Wrong passwords stop being looked at, and only where they come from. */
async function lockout(stage: Stage, wanted: number, tally: Tally): Promise<void> {
  // Fewer would not reach the limits.
  const amount = Math.max(wanted, 20);
  const { url } = await stage.replica({ env: { WORKER: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  let looked = 0;
  for (let n = 0; n < amount; n += 1)
    if ((await attempt(url, admin.email, `wrong ${n}`, from('192.0.2.1'))).status === 401) looked += 1;
  tally.set('wrong passwords looked at', looked);
  tally.claim(looked <= 10, `${looked} wrong passwords of one address were looked at`);
  const there = await attempt(url, admin.email, admin.password, from('192.0.2.1'));
  tally.claim(
    there.status === 429,
    `behind the address of the guesses the right password was answered ${there.status}`,
  );
  const elsewhere = await attempt(url, admin.email, admin.password, from('198.51.100.7'));
  tally.claim(elsewhere.status === 200, `somewhere else the right password was answered ${elsewhere.status}`);
}

/** A session id sent along with a sign-in is not the one that it opens, and a session that ended stays ended. */
async function fixation(stage: Stage, tally: Tally): Promise<void> {
  const { url } = await stage.replica({ env: { WORKER: 'off' } });
  const name = cookieOf((await attempt(url, admin.email, admin.password)).headers).split('=')[0] ?? '';
  const brought = `${name}=${'a'.repeat(43)}`;
  const first = await attempt(url, admin.email, admin.password, { cookie: brought });
  tally.claim(cookieOf(first.headers) !== brought, 'a sign-in opened the session that was brought along');
  tally.claim(
    (await call(url, 'GET', path, { cookie: brought })).status === 401,
    'the session that was brought along counts',
  );
  const own = cookieOf(first.headers);
  const second = await attempt(url, admin.email, admin.password, { cookie: own });
  tally.claim(cookieOf(second.headers) !== own, 'a second sign-in kept the token of the first');
  const now = cookieOf(second.headers);
  tally.claim(
    member((await call(url, 'GET', path, { cookie: now })).body, 'user', 'role') === 'admin',
    'the new session does not count',
  );
  await call(url, 'DELETE', path, { cookie: now });
  tally.claim((await call(url, 'GET', path, { cookie: now })).status === 401, 'a session counts after its end');
  tally.add('sessions', 3);
}
