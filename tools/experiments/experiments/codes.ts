import { ApplicantClient, once } from '../harness/applicant.ts';
import { call, manyTimes } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import type { Random } from '@statewise/flow/testing';
import type { Tally } from '../harness/tally.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What the limits of the product allow in a minute: one address, and everybody before each has less. */
const ofAddress = 10;
const ofAll = 300;
const ofEachWhileGuessed = 2;
const atOnce = 32;

/** Guesses codes from one address and from thousands: hardly any guess is looked at, and none is right. */
export const codes: Experiment = {
  name: 'codes',
  full: 1_000_000,
  unit: 'guesses',
  async run(stage, amount, tally) {
    const open = await stage.replica({ env: { WORKER: 'off' } });
    const made = await makeCodes(open.url, Math.max(200, Math.round(amount / 200)));
    distribution(made, tally);
    await open.stop();
    const env = { WORKER: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
    const urls = [(await stage.replica({ env })).url, (await stage.replica({ env })).url];
    const began = Date.now();
    const one = await guess(urls, Math.round(amount / 10), stage.random, () => '192.0.2.1');
    tally.set('looked at from one address', one.looked);
    const minutes = Math.ceil((Date.now() - began) / 60_000) + 1;
    tally.claim(
      one.looked <= ofAddress * urls.length * minutes,
      `${one.looked} guesses of one address were looked at in ${minutes} minutes`,
    );
    const addresses = Math.max(50, Math.round(amount / 500));
    const many = await guess(urls, Math.round(amount * 0.9), stage.random, (n) => addressOf(n % addresses));
    tally.set('addresses', addresses);
    tally.set('looked at from all of them', many.looked);
    const allowed =
      (ofAll + 2 * atOnce + addresses * ofEachWhileGuessed) *
      urls.length *
      (minutes + Math.ceil((Date.now() - began) / 60_000));
    tally.claim(many.looked <= allowed, `${many.looked} guesses of ${addresses} addresses were looked at`);
    tally.set('right', one.right + many.right);
    tally.claim(one.right + many.right === 0, 'a guess was right');
    const holder = await read(urls[0] ?? '', made[0] ?? '', '203.0.113.200');
    tally.claim(holder === 200, `who holds a code was answered ${holder}`);
  },
};

const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function makeCodes(url: string, count: number): Promise<string[]> {
  const made: string[] = [];
  const journal = new Journal();
  await manyTimes(count, 8, async () => {
    const applicant = new ApplicantClient(once(url), journal);
    await applicant.create();
    made.push(applicant.code.replaceAll('-', ''));
  });
  return made;
}

/** Every place of a code holds every sign equally often: chi-squared over 32 signs at each of twelve places. */
function distribution(made: readonly string[], tally: Tally): void {
  tally.set('codes', made.length);
  tally.claim(new Set(made).size === made.length, 'two applications have the same code');
  let worst = 0;
  for (let place = 0; place < 12; place += 1) {
    const counts = new Map<string, number>();
    for (const code of made) counts.set(code[place] ?? '', (counts.get(code[place] ?? '') ?? 0) + 1);
    const expected = made.length / alphabet.length;
    const sum = [...alphabet].reduce((total, sign) => total + ((counts.get(sign) ?? 0) - expected) ** 2 / expected, 0);
    worst = Math.max(worst, sum);
    tally.claim(
      [...counts.keys()].every((sign) => alphabet.includes(sign)),
      'a code holds a sign that no code may',
    );
  }
  tally.set('chi squared of the worst place', Math.round(worst));
  // 31 degrees of freedom: a fair source exceeds this at one of twelve places once in ten thousand times.
  tally.claim(worst < 76, `the signs of a place are not spread evenly: ${worst.toFixed(1)}`);
}

/** The replicas are asked in turns, as behind a balancer. */
async function guess(urls: readonly string[], count: number, random: Random, from: (n: number) => string) {
  const seen = { looked: 0, right: 0 };
  await manyTimes(count, atOnce, async (n) => {
    const code = Array.from({ length: 12 }, () => random.of([...alphabet])).join('');
    const status = await read(urls[n % urls.length] ?? '', code, from(n));
    if (status === 404) seen.looked += 1;
    if (status === 200) seen.right += 1;
  });
  return seen;
}

const read = async (url: string, code: string, address: string): Promise<number> =>
  (await call(url, 'GET', `/api/v1/applications/${code}`, { headers: { 'x-forwarded-for': address } })).status;
