// npm run bench:memory [minutes]: what the server holds while 64 connections save and resume without a pause.
import { readFileSync } from 'node:fs';
import { round, type Target } from './load.ts';
import { reset, sampleOfStepTwo, seed } from './seed.ts';
import { median, onStand } from './stand.ts';
import { runMain } from '../src/workspace.ts';

const minutes = Number(process.argv[2] ?? 30);
const applications = 10_000;
const amount = 6_000;

/** What the last third may hold beside the third before it: what a garbage collector leaves for a while differs by as much. */
const most = 1.05;

/** Megabytes, and whether they were taken in the last third or in the one before it. */
interface Sample {
  readonly megabytes: number;
  readonly third: number;
}

await runMain(async () => {
  const samples: Sample[] = [];
  await onStand(async ({ client, ours }) => {
    const sample = await sampleOfStepTwo(ours, client);
    await seed(client, 1, applications, sample);
    const began = performance.now();
    const passed = () => (performance.now() - began) / 60_000;
    let requests = 0;
    let printed = 0;
    console.log('| minute | requests so far | MB |\n|---|---|---|');
    while (passed() < minutes) {
      for (const operation of ['save', 'resume'] as const) {
        const { failed } = await round(ours, operation, amount, applications);
        if (failed > 0) throw new Error(`${failed} of ${amount} ${operation} requests failed`);
        requests += amount;
        samples.push({ megabytes: megabytesOf(ours), third: Math.floor((3 * passed()) / minutes) });
      }
      await reset(client, sample);
      if (passed() < printed + 1) continue;
      printed = Math.floor(passed());
      console.log(`| ${printed} | ${requests.toLocaleString('en')} | ${megabytesOf(ours).toFixed(0)} |`);
    }
  });
  const [before, after] = [1, 2].map((third) =>
    median(
      samples.filter((one) => one.third === third),
      'megabytes',
    ),
  );
  console.log(`\nmiddle of the second third ${before?.toFixed(0)} MB, of the last ${after?.toFixed(0)} MB`);
  return (after ?? Number.POSITIVE_INFINITY) <= (before ?? 0) * most ? 0 : 1;
});

/** The memory that a process has of the machine. */
function megabytesOf({ pid }: Target): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
