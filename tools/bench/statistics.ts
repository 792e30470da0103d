// npm run bench:statistics [applications] [times]: the statistics of a flow, how fast its log is counted, and how far it is behind.
import { signIn } from '../experiments/harness/people.ts';
import { asks, judge, latencyOf, type Ask } from './calls.ts';
import { round, type Target } from './load.ts';
import { runFile } from './list-population.ts';
import { sampleOfStepTwo, seed, type Sample } from './seed.ts';
import { given, measurement, type Stand } from './stand.ts';

const { applications, times } = given({ applications: 1_000_000, times: 200 });
/** How many moves are made at once, and seconds within which the population knows of them. */
const moves = 10_000;
const mostBehind = 2;

const population = '/api/v1/flows/loan-application/population';
const questions: Readonly<Record<string, string>> = {
  'last 30 days': '',
  'last 366 days': 'days=366',
  'a year, both ends within a month': `from=${day(380)}&to=${day(15)}`,
  'one language': 'days=366&locale=nl',
  'one version and language': 'days=90&version=2&locale=fr',
};

await measurement(async ({ client, ours }) => {
  const sample = await sampleOfStepTwo(ours, client);
  await runFile(client, 'statistics-population.sql', { count: applications });
  await client.query('vacuum (analyze) application, transition');
  const ask = asks(ours.url, await signIn(ours.url));
  const began = performance.now();
  const transitions = await countAll(client, () => ask(population));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${transitions.toLocaleString('en')} transitions counted in ${seconds.toFixed(0)} s\n`);
  await client.query('vacuum (analyze) flow_count, flow_sum');
  const isInTime = await judge(['p50 ms', 'p99 ms', 'after a count: p50 ms', 'p99 ms'], questions, async (query) => {
    const call = () => ask(`${population}?${query}`);
    const count = () => client.query('update counted_until set position = position');
    return { latencies: [await latencyOf(times, call), await latencyOf(times, call, count)] };
  });
  const behind = await secondsBehind(client, ours, ask, sample);
  console.log(`\nEqual to SQL ${behind.toFixed(2)} s after ${moves.toLocaleString('en')} moves`);
  return isInTime && behind <= mostBehind;
});

/** Moves as fast as the server takes them; seconds until as many are told to be in each state as SQL counts there. */
async function secondsBehind(client: Stand['client'], ours: Target, ask: Ask, sample: Sample): Promise<number> {
  // Of the oldest applications some came into being on the 367th day.
  const all = `${population}?from=${day(380)}`;
  await seed(client, 1, moves, sample);
  await countAll(client, () => ask(all));
  const { failed } = await round(ours, 'save', moves, moves);
  if (failed > 0) throw new Error(`${failed} of ${moves} moves failed`);
  const began = performance.now();
  const counted = await client.query<{ state: string; now: number }>(
    `select state, count(*)::int as now from application where flow = 'loan-application' group by state`,
  );
  const inSql = JSON.stringify(sorted(counted.rows));
  const asked = performance.now();
  for (;;) {
    const told = (await ask(all)) as { population: { state: string; now: number }[] };
    const there = told.population.filter(({ now }) => now > 0).map(({ state, now }) => ({ state, now }));
    if (JSON.stringify(sorted(there)) === inSql) return (performance.now() - asked) / 1000;
    if (performance.now() - began > 60_000)
      throw new Error(`the population never agreed with SQL: ${JSON.stringify(there)}, not ${inSql}`);
  }
}

function sorted(states: { state: string; now: number }[]) {
  return states.sort((a, b) => (a.state < b.state ? -1 : 1));
}

/** Answers how many there were. */
async function countAll(client: Stand['client'], ask: () => Promise<unknown>): Promise<number> {
  for (;;) {
    await ask();
    const { rows } = await client.query<{ left: string; drawn: string }>(
      'select s.last_value - u.position as left, s.last_value as drawn from transition_position_seq s, counted_until u',
    );
    if (Number(rows[0]?.left ?? 0) <= 0) return Number(rows[0]?.drawn);
  }
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}
