import { playableRows, playedServer, playHistory } from '@statewise/machines/testing';
import { call, manyTimes } from '../harness/call.ts';
import { verifyLogs, type Experiment } from '../harness/experiment.ts';
import { makeColleagues, signEverybodyIn, signIn, withCookie } from '../harness/people.ts';
import type { Stage } from '../harness/stage.ts';

/** How many histories are played at the same time. */
const inFlight = 8;

/** So many histories take every row of the tables. */
const enough = 10_000;

/** A sign-in is confirmed for some minutes only, and an admin jumps with one that is. */
const signInAgain = 240_000;

/**
 * Random histories of every flow, played against the API and by the tables that were written by hand: states, answers, facts and allowed
 * events are the same after every event. `HISTORY_SEED` begins with another history.
 */
export const histories: Experiment = {
  name: 'histories',
  full: 100_000,
  unit: 'random histories over all flows',
  async run(stage, amount, tally) {
    const first = Number(process.env.HISTORY_SEED ?? 1);
    tally.set('first seed', first);
    const { url } = await stage.replica();
    await makeColleagues(stage);
    const server = await playedServer(
      (cookie, method, path, body) =>
        call(url, method, path, {
          ...(body instanceof FormData ? { body } : body && { json: body }),
          ...withCookie(cookie),
        }),
      await signedIn(stage, url),
    );
    const began = performance.now();
    const rows = new Set<string>();
    let played = 0;
    await manyTimes(amount, inFlight, async (n) => {
      if (tally.faults >= 20) return;
      played += 1;
      const { flow, taken, refused, rows: met, difference } = await playHistory(server, first + n);
      tally.add(`histories of ${flow}`);
      tally.add('events taken', taken);
      tally.add('events refused', refused);
      for (const row of met) rows.add(row);
      if (difference !== undefined) tally.fault(`seed ${first + n}, ${flow}: ${difference}`);
    });
    tally.set('histories a second', Math.round((played / (performance.now() - began)) * 1000));
    const missing = playableRows.filter((row) => !rows.has(row));
    tally.set('rows of the tables taken', `${playableRows.length - missing.length} of ${playableRows.length}`);
    tally.claim(missing.length === 0 || amount < enough, `rows that no history took: ${missing.join(' · ')}`);
    await verifyLogs(stage, tally);
  },
};

/** Cookies of everybody by name, renewed as long as the experiment goes on. */
async function signedIn(stage: Stage, url: string): Promise<ReadonlyMap<string, string>> {
  const cookies = new Map<string, string>();
  const signAllIn = async () => {
    for (const [name, cookie] of await signEverybodyIn(url)) cookies.set(name, cookie);
    cookies.set('second', await signIn(url, 'second@example.com'));
  };
  await signAllIn();
  const again = setInterval(() => void signAllIn().catch(() => undefined), signInAgain);
  stage.undoing(() => clearInterval(again));
  return cookies;
}
