import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inTurn, type Send } from '../harness/applicant.ts';
import { call, insist, member } from '../harness/call.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';
import { signIn } from '../harness/people.ts';

const hour = 3_600_000;
const shim = pathToFileURL(path.resolve(import.meta.dirname, '../harness/shifted-clock.mjs')).href;

/** One replica's clock is an hour ahead, then an hour behind: people work on over both, and stay signed in. */
export const clock: Experiment = {
  name: 'clock',
  full: 60,
  unit: 'times an hour forth and back between two replicas',
  async run(stage, amount, tally) {
    const file = path.join(stage.folder, 'clock-shift');
    writeFileSync(file, '0');
    const right = await stage.replica();
    const wrong = await stage.replica({ env: { CLOCK_SHIFT_FILE: file }, nodeOptions: ['--import', shim] });
    const cookie = await signIn(wrong.url);
    const next = inTurn([right, wrong]);
    const send: Send = (address, options) => insist(() => call(next(), 'POST', address, options));
    await whilePeopleSave(stage, tally, { count: 6, send }, async (people) => {
      for (let n = 0; n < amount; n += 1) {
        writeFileSync(file, String((n % 2 === 0 ? 1 : -1) * hour));
        await people.workFor(1_000);
        for (const url of [right.url, wrong.url]) {
          const { status, body } = await call(url, 'GET', '/api/v1/session', { cookie });
          tally.claim(member(body, 'user', 'role') === 'admin', `who was signed in was answered ${status}`);
        }
        const fresh = await signIn(n % 2 === 0 ? wrong.url : right.url);
        const other = n % 2 === 0 ? right.url : wrong.url;
        const asked = await call(other, 'GET', '/api/v1/session', { cookie: fresh });
        tally.claim(asked.status === 200, `who signed in at one replica was answered ${asked.status} by the other`);
        tally.add('leaps');
      }
    });
    const sql = await stage.sql();
    for (const [name, when] of [
      ['an hour ahead', "at > now() + interval '50 minutes'"],
      ['an hour behind', "at < now() - interval '50 minutes'"],
    ] as const) {
      const { rows } = await sql.query(`select count(*)::int as count from transition where ${when}`);
      tally.set(`moves ${name}`, Number(rows[0]?.count));
      tally.claim(
        Number(rows[0]?.count) > 0 || (amount === 1 && name === 'an hour behind'),
        `nothing was saved ${name}`,
      );
    }
  },
};
