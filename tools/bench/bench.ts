// npm run bench: one step save and one resume, beside a server written by hand, interleaved in one run; then the scripts of the front ends.
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build } from '../src/build.ts';
import { startNode, stopChildren } from '../src/child.ts';
import { freePort } from '../port.mjs';
import { openServer } from '../src/postgres/server.ts';
import { untilReady } from '../src/api-process.ts';
import { bundleTable } from './bundles.ts';
import { round, type Operation, type Round, type Target } from './load.ts';
import { answers } from './sample-answers.ts';
import { reset, seed, type Sample } from './seed.ts';

const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);
const rounds = Number(process.argv[3] ?? 5);
const amount = Number(process.argv[4] ?? 10_000);

/** Rounds that are not counted: a server compiles its code while it is used. */
const warmUps = 3;

const root = path.resolve(import.meta.dirname, '../..');

await build();
// A server that keeps what it says it keeps: the one of `npm start`, on an empty folder.
const folder = path.join(root, '.data/bench-postgres');
rmSync(folder, { recursive: true, force: true });
const postgres = await openServer(folder, 'bench');
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
try {
  const common = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '10',
    LOG_LEVEL: 'warn',
    CAPTCHA: 'off',
    RATE_LIMIT_FACTOR: '0',
    WORKER: 'off',
    NODE_ENV: 'production',
  };
  const ours = await start(path.join(root, 'apps/api/dist/main.js'), { ...common, FILES_DIR: '.data/bench-files' });
  const sample = await sampleOfStepTwo(ours, client);
  const baseline = await start(path.join(import.meta.dirname, 'baseline.ts'), common);
  console.log(
    '| applications | operation | server | requests/s | p99 ms | CPU µs | ratio |\n|---|---|---|---|---|---|---|',
  );
  let seeded = 0;
  for (const size of sizes) {
    await seed(client, seeded + 1, size, sample);
    seeded = size;
    for (const operation of ['save', 'resume'] as const)
      report(size, operation, await compare(client, sample, ours, baseline, operation, size));
  }
  console.log(`\n${await bundleTable(ours.url)}`);
} finally {
  await client.end();
  await stopChildren();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(script: string, env: NodeJS.ProcessEnv): Promise<Target> {
  const port = await freePort();
  const child = startNode([script], { env: { ...env, PORT: String(port) }, output: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  if (script.endsWith('main.js')) await untilReady(child, url);
  else await new Promise((resolve) => setTimeout(resolve, 1500));
  return { url, pid: child.process.pid ?? 0 };
}

/** One application made through the API itself tells what the engine stores for all others. */
async function sampleOfStepTwo(target: Target, client: pg.Client): Promise<Sample> {
  const response = await fetch(`${target.url}/consumer-loans-application/api/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ current_step: 1, furthest_step: 1, data: answers[1], loan: answers[0] }),
  });
  if (response.status !== 201) throw new Error(`create answered ${response.status}: ${await response.text()}`);
  const { rows } = await client.query<Sample>('select facts, flow_version from application');
  await client.query('truncate application cascade');
  if (!rows[0]) throw new Error('nothing was stored');
  return rows[0];
}

async function compare(
  client: pg.Client,
  sample: Sample,
  ours: Target,
  baseline: Target,
  operation: Operation,
  applications: number,
) {
  const measured: { ours: Round[]; baseline: Round[] } = { ours: [], baseline: [] };
  for (let n = 1 - warmUps; n <= rounds; n += 1) {
    // Who goes first changes from round to round; the first rounds let both servers' code be compiled.
    const order = n % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const);
    for (const who of order) {
      const result = await round(who === 'ours' ? ours : baseline, operation, amount, applications);
      if (result.failed > 0) throw new Error(`${who}: ${result.failed} of ${amount} ${operation} requests failed`);
      if (operation === 'save') await reset(client, sample);
      if (n >= 1) measured[who].push(result);
    }
  }
  return measured;
}

function report(
  applications: number,
  operation: Operation,
  { ours, baseline }: { ours: Round[]; baseline: Round[] },
): void {
  const row = (name: string, rounds: Round[], ratio: string) =>
    console.log(
      `| ${applications.toLocaleString('en')} | ${operation} | ${name} | ${Math.round(median(rounds, 'perSecond'))} | ${median(rounds, 'p99').toFixed(0)} | ${Math.round(median(rounds, 'cpu'))} | ${ratio} |`,
    );
  row('Express + pg by hand', baseline, '1');
  row('Statewise', ours, (median(ours, 'perSecond') / median(baseline, 'perSecond')).toFixed(2));
}

function median(rounds: readonly Round[], measure: 'perSecond' | 'p99' | 'cpu'): number {
  const sorted = rounds.map((one) => one[measure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
