// npm run bench:statistics [applications] [times]: the statistics of a flow, how fast its log is counted, and how far it is behind.
import { signIn } from '../experiments/harness/people.ts';
import { asks, judge, latencyOf, type Ask } from './calls.ts';
import { round, type Target } from './load.ts';
import { sampleOfStepTwo, seed as addMovable, type Sample } from './seed.ts';
import { onStand, type Stand } from './stand.ts';

const applications = Number(process.argv[2] ?? 1_000_000);
const times = Number(process.argv[3] ?? 200);
/** How many moves are made at once, and seconds within which the population knows of them. */
const moves = 10_000;
const mostBehind = 2;

/** The way of every application, of which most go only a part. */
const way = ['stepTwo', 'stepThree', 'stepTwo', 'stepThree', 'stepFour', 'stepFive', 'documents', 'thankYou'];

const population = '/api/v1/flows/loan-application/population';
const questions: Readonly<Record<string, string>> = {
  'last 30 days': '',
  'last 366 days': 'days=366',
  'a year, both ends within a month': `from=${day(380)}&to=${day(15)}`,
  'one language': 'days=366&locale=nl',
  'one version and language': 'days=90&version=2&locale=fr',
};

await onStand(async ({ client, ours }) => {
  const sample = await sampleOfStepTwo(ours, client);
  await seed(client);
  const ask = asks(ours.url, await signIn(ours.url));
  const began = performance.now();
  const transitions = await countAll(client, () => ask(population));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${transitions.toLocaleString('en')} transitions counted in ${seconds.toFixed(0)} s\n`);
  await client.query('vacuum (analyze) flow_count, flow_sum');
  await judge(['p50 ms', 'p99 ms', 'after a count: p50 ms', 'p99 ms'], questions, async (query) => {
    const call = () => ask(`${population}?${query}`);
    const count = () => client.query('update counted_until set position = position');
    return { latencies: [await latencyOf(times, call), await latencyOf(times, call, count)] };
  });
  const behind = await secondsBehind(client, ours, ask, sample);
  console.log(`\nEqual to SQL ${behind.toFixed(2)} s after ${moves.toLocaleString('en')} moves`);
  if (behind > mostBehind) process.exitCode = 1;
});

/** Moves as fast as the server takes them; seconds until as many are told to be in each state as SQL counts there. */
async function secondsBehind(client: Stand['client'], ours: Target, ask: Ask, sample: Sample): Promise<number> {
  // Of the oldest applications some came into being on the 367th day.
  const all = `${population}?from=${day(380)}`;
  await addMovable(client, 1, moves, sample);
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

/** Applications of a year in three languages and two versions, each with a part of the way behind it. */
async function seed(client: Stand['client']): Promise<void> {
  await client.query(
    `insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
     select 'loan-application', 1 + n % 2, decode(lpad(to_hex(n), 32, '0'), 'hex'), decode('a' || lpad(to_hex(n), 31, '0'), 'hex'), '',
       ($2::text[])[1 + n * 7919 % 8], '{}', 1 + n * 7919 % 8, 2, 2, (array['en', 'nl', 'fr'])[1 + n % 3], at, at
     from generate_series(1, $1::bigint) n, lateral (select now() - interval '366 days' * (1 - n::float / $1) as at) moment`,
    [applications, way],
  );
  await client.query(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
     select id, seq, '{"type":"step.save"}', case seq when 1 then 'start' else ($1::text[])[seq - 1] end, ($1::text[])[seq], 'applicant',
       created_at + interval '1 second' * (seq - 1) * (20 + id * 104729 % 400), 2, 2
     from application, lateral generate_series(1, version) seq order by id, seq`,
    [way],
  );
  await client.query('vacuum (analyze) application, transition');
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
