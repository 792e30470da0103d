// npm run bench: one step save and one resume, beside two servers written by hand, interleaved in one run; of what a save
// consists; then the pages of the site, and the scripts of the front ends.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { startNode } from '../src/child.ts';
import type { Stage } from '../experiments/harness/stage.ts';
import { bundleTable } from './bundles.ts';
import { partsTable, profileDuring } from './parts.ts';
import { look, round, type LoadOperation, type Round, type Target } from './load.ts';
import { reset, sampleOfStepTwo, seed, type Sample } from './seed.ts';
import { medianOf } from '../src/percentiles.ts';
import { given, measurement, warmUps } from './stand.ts';
import { head, row, table } from '../src/markdown-table.ts';

const whoGoes = ['plain', 'pipelined', 'ours'] as const;
type Who = (typeof whoGoes)[number];
type Servers = Readonly<Record<Who, Target>>;
type Measured = Readonly<Record<Who, Round[]>>;
const names = { plain: 'Express + pg by hand', pipelined: 'the same, pipelined', ours: 'Statewise' };

const pages = {
  home: '/be-en/',
  article: '/mt-en/blog/36/thirty-years-of-meridian-bank',
  calculator: '/be-en/consumer-lending',
};
const looks = 3_000;

const {
  applications: sizes,
  rounds,
  requests: amount,
} = given({ applications: [10_000, 1_000_000], rounds: 5, requests: 10_000 });

await measurement(async ({ stage, client, ours, inspector }) => {
  const sample = await sampleOfStepTwo(ours, client);
  const servers: Servers = { plain: await byHand(stage), pipelined: await byHand(stage, { PIPELINES: '4' }), ours };
  const numbers = ['requests/s', 'p99 ms', 'CPU µs'];
  const shares = ['Statewise against it: requests', 'p99', 'CPU'];
  console.log(head('applications', 'operation', 'server', ...numbers, ...shares));
  let seeded = 0;
  for (const size of sizes) {
    await seed(client, seeded + 1, size, sample);
    seeded = size;
    for (const operation of ['save', 'resume'] as const)
      report(size, operation, await compare(client, sample, servers, operation, size));
  }
  const profile = await profileDuring(
    ours.pid,
    inspector,
    async () => void (await round(ours, 'save', amount, seeded)),
  );
  console.log(`\n${partsTable(profile, amount)}\n\n${await pagesTable(ours)}\n\n${await bundleTable(ours.url)}`);
});

/** Starts a server written by hand. */
async function byHand(stage: Stage, env: NodeJS.ProcessEnv = {}): Promise<Target> {
  const port = await stage.freePort();
  const script = path.join(import.meta.dirname, 'baseline.ts');
  const child = startNode([script], { env: stage.env({ DATABASE_POOL: '10', PORT: String(port), ...env }) });
  await delay(1500);
  return { url: `http://127.0.0.1:${port}`, pid: child.process.pid ?? 0 };
}

async function compare(
  client: pg.Client,
  sample: Sample,
  servers: Servers,
  operation: LoadOperation,
  applications: number,
): Promise<Measured> {
  const measured: Measured = { plain: [], pipelined: [], ours: [] };
  for (let n = 1 - warmUps; n <= rounds; n += 1) {
    // Who goes first changes from round to round; the first rounds let every server's code be compiled.
    for (const who of whoGoes.map((_, place) => whoGoes[(place + n + warmUps) % whoGoes.length] ?? 'ours')) {
      const result = await round(servers[who], operation, amount, applications);
      if (result.failed > 0) throw new Error(`${who}: ${result.failed} of ${amount} ${operation} requests failed`);
      if (operation === 'save') await reset(client, sample);
      if (n >= 1) measured[who].push(result);
    }
  }
  return measured;
}

function report(size: number, operation: LoadOperation, measured: Measured): void {
  const measures = ['perSecond', 'p99', 'cpu'] as const;
  const medians = (who: Who) => measures.map((measure) => medianOf(measured[who].map((one) => one[measure])));
  const ours = medians('ours');
  for (const who of whoGoes) {
    const numbers = medians(who);
    const shares = numbers.map((number, n) => (who === 'ours' ? '' : ((ours[n] ?? 0) / number).toFixed(2)));
    const told = numbers.map((number) => number.toFixed(0));
    console.log(row(size.toLocaleString('en'), operation, names[who], ...told, ...shares));
  }
}

/** Pages of the public site a second, and what drawing and sending one costs the server, as a table. */
async function pagesTable(target: Target): Promise<string> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    await look(target, path, looks / 3);
    const { perSecond, p99, cpu, failed } = await look(target, path, looks);
    if (failed > 0) throw new Error(`${failed} of ${looks} answers to ${path} were no page`);
    rows.push([name, perSecond.toFixed(0), p99.toFixed(0), (cpu / 1000).toFixed(2)]);
  }
  return table(['page of the site', 'pages/s', 'p99 ms', 'CPU ms a page'], rows);
}
