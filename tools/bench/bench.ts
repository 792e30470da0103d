// npm run bench: one step save and one resume, beside a server written by hand, interleaved in one run; then the scripts of the front ends.
import path from 'node:path';
import type pg from 'pg';
import { bundleTable } from './bundles.ts';
import { round, type Operation, type Round, type Target } from './load.ts';
import { answers } from './sample-answers.ts';
import { reset, seed, type Sample } from './seed.ts';
import { median, onStand, warmUps } from './stand.ts';

const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);
const rounds = Number(process.argv[3] ?? 5);
const amount = Number(process.argv[4] ?? 10_000);

await onStand(async ({ client, ours, start }) => {
  const sample = await sampleOfStepTwo(ours, client);
  const baseline = await start(path.join(import.meta.dirname, 'baseline.ts'));
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
});

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
