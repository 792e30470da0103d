import path from 'node:path';
import { checks } from './lint/all-checks.ts';
import { root as workspace, runMain } from './workspace.ts';

/** Checks this repository, or the one and the single check that the command line names. */
await runMain(async () => {
  const [root = workspace, only] = process.argv.slice(2);
  let isBroken = false;
  for (const [name, check] of Object.entries(checks)) {
    if (only !== undefined && only !== name) continue;
    const findings = await check(path.resolve(root));
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const { at, sentence } of findings) console.log(`       ${at}  ${sentence}`);
    isBroken ||= findings.length > 0;
  }
  return isBroken ? 1 : 0;
});
