// npm run bench:parts: of what a save consists, and its dearest functions. Arguments: requests, and how many functions.
import { dearestTable, partsTable, profileDuring } from './parts.ts';
import { round } from './load.ts';
import { reset, sampleOfStepTwo, seed } from './seed.ts';
import { onStand, warmUps } from './stand.ts';

const amount = Number(process.argv[2] ?? 10_000);
const functions = Number(process.argv[3] ?? 10);
const operation = process.argv[4] === 'resume' ? 'resume' : 'save';

await onStand(async ({ client, ours, inspector }) => {
  const sample = await sampleOfStepTwo(ours, client);
  await seed(client, 1, amount, sample);
  // The server compiles what is warm while these run.
  for (let warm = 0; warm < warmUps; warm += 1) {
    await round(ours, operation, amount, amount);
    await reset(client, sample);
  }
  const profile = await profileDuring(
    ours.pid,
    inspector,
    async () => void (await round(ours, operation, amount, amount)),
  );
  console.log(`${partsTable(profile, amount)}\n\n${dearestTable(profile, amount, functions)}`);
});
