// npm run bench:parts: of what a save consists, and its dearest functions. Arguments: requests, how many functions, and `resume`.
import { dearestTable, partsTable, profileDuring } from './parts.ts';
import { round } from './load.ts';
import { reset, sampleOfStepTwo, seed } from './seed.ts';
import { given, measurement, warmUps } from './stand.ts';

const { requests: amount, functions, words } = given({ requests: 10_000, functions: 10 }, 'resume');
const operation = words.includes('resume') ? 'resume' : 'save';

await measurement(async ({ client, ours, inspector }) => {
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
