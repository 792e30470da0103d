// npm run bench:capacity: what one primary carries: processor time of a save in the API and in Postgres, its write-ahead log, the same through three
// replicas at once, and what three idle replicas ask of the database. Arguments: applications, requests, seconds of idleness.
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { statOf } from '../src/processes.ts';
import { cpuOf, round, type Target } from './load.ts';
import { reset, sampleOfStepTwo, seed } from './seed.ts';
import { given, measurement, warmUps } from './stand.ts';
import { head, row } from '../src/markdown-table.ts';

const {
  applications,
  requests: amount,
  seconds: idle,
} = given({ applications: 100_000, requests: 10_000, seconds: 60 });
const rounds = 5;
const replicas = 3;
/** Milliseconds until replicas that were started do nothing but wait. */
const settles = 20_000;
const titles = {
  'saves/s': 'perSecond',
  'p99 ms': 'p99',
  'API µs': 'api',
  'Postgres µs': 'postgres',
  'WAL bytes': 'wal',
  connections: 'connections',
} as const;

await measurement(async ({ stage, client, ours, start }) => {
  const sample = await sampleOfStepTwo(ours, client);
  await seed(client, 1, applications, sample);
  console.log(head('replicas', ...Object.keys(titles)));
  for (const targets of [[ours], [ours, await start(), await start()]]) {
    const loads: Load[] = [];
    for (let n = 1 - warmUps; n <= rounds; n += 1) {
      const load = await save(client, stage.postgres.pid, targets);
      if (n >= 1) loads.push(load);
      await reset(client, sample);
    }
    const [best] = loads.toSorted((one, other) => one.api + one.postgres - other.api - other.postgres);
    const numbers = Object.values(titles).map((measure) => best?.[measure].toFixed(0));
    console.log(row(targets.length, ...numbers));
  }
  const DATABASE_URL = await stage.createDatabase('idle');
  for (let n = 0; n < replicas; n += 1) await start({ DATABASE_URL, WORKER: 'on', RATE_LIMIT_FACTOR: '1' });
  // What a start does is no part of it.
  await delay(settles);
  const before = await transactionsOf(client);
  await delay(idle * 1000);
  const after = await transactionsOf(client);
  console.log(
    `\n${replicas} idle replicas: ${((after.commits - before.commits) / idle).toFixed(1)} transactions a second over ${after.connections} connections`,
  );
});

/** One round of saves: what it came to, and what it cost. */
interface Load {
  readonly perSecond: number;
  /** Milliseconds, the worst of the replicas. */
  readonly p99: number;
  /** Microseconds of processor time a save. */
  readonly api: number;
  readonly postgres: number;
  /** Bytes of write-ahead log a save. */
  readonly wal: number;
  readonly connections: number;
}

/** Saves through all replicas at once, each over connections of its own and to applications of its own. */
async function save(client: pg.Client, postmaster: number, targets: readonly Target[]): Promise<Load> {
  const walBefore = await walOf(client);
  const cpuBefore = postgresCpu(postmaster);
  const own = Math.floor(applications / targets.length);
  const results = await Promise.all(targets.map((target, index) => round(target, 'save', amount, own, index * own)));
  const postgres = postgresCpu(postmaster) - cpuBefore;
  const wal = (await walOf(client)) - walBefore;
  const saves = amount * targets.length;
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  if (failed > 0) throw new Error(`${failed} of ${saves} saves failed`);
  const { connections } = await transactionsOf(client, 'statewise');
  return {
    perSecond: results.reduce((sum, one) => sum + one.perSecond, 0),
    p99: Math.max(...results.map((one) => one.p99)),
    api: results.reduce((sum, one) => sum + one.cpu, 0) / targets.length,
    postgres: (postgres * 1e6) / saves,
    wal: wal / saves,
    connections,
  };
}

/** Processor seconds of a server's processes so far, those that have ended included. */
function postgresCpu(postmaster: number): number {
  const own = statOf(postmaster);
  let seconds = cpuOf(postmaster) + (Number(own?.[13]) + Number(own?.[14])) / 100;
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name) && Number(statOf(Number(name))?.[1]) === postmaster) seconds += cpuOf(Number(name));
  return seconds;
}

async function walOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

/** How many transactions a database has committed so far, and who is connected with it beside the measurement. */
async function transactionsOf(client: pg.Client, database = 'idle') {
  const { rows } = await client.query<{ commits: number; connections: number }>(
    `select xact_commit::float8 as commits, (select count(*)::int from pg_stat_activity a where a.datname = d.datname and pid <> pg_backend_pid()) as connections
      from pg_stat_database d where datname = $1`,
    [database],
  );
  return rows[0] ?? { commits: 0, connections: 0 };
}
