// npm run bench:list [applications] [times]: the list of applications, its searches and combinations of conditions.
import { latencyOf, listCalls } from './list-calls.ts';
import { populate, samples } from './list-population.ts';
import { onStand, signIn } from './stand.ts';

const applications = Number(process.argv[2] ?? 1_000_000);
const times = Number(process.argv[3] ?? 300);

/** Milliseconds within which 99 of a hundred calls are answered, whatever is asked. */
const goal = 50;

await onStand(async ({ client, ours }) => {
  await populate(client, applications, await samples(client, ours.url));
  const cookie = await signIn(ours.url);
  console.log(`${applications.toLocaleString('en')} applications, each call ${times} times, page after page\n`);
  console.log('| asked | p50 ms | p99 ms | on the first page |\n|---|---|---|---|');
  let worst = 0;
  for (const [name, query] of Object.entries(listCalls)) {
    const { p50, p99, found, isPartial } = await latencyOf(ours.url, cookie, query, times);
    worst = Math.max(worst, p99);
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${found}${isPartial ? ', goes on' : ''} |`);
  }
  if (worst > goal) process.exitCode = 1;
});
