import path from 'node:path';
import { outputOf, untilStopped } from './child.ts';
import { checks } from './lint/all-checks.ts';
import { root as workspace, runMain } from './workspace.ts';

/** Made aside from the beginning: the first compiles the API where nothing was built yet, which keeps one core until the end. */
const slowest = [['API description'], ['import directions', 'unused code']];

async function runHere(root: string, names: readonly string[]): Promise<boolean> {
  let isRight = true;
  for (const name of names) {
    const findings = (await checks[name]?.(root)) ?? [{ at: name, sentence: 'is no check' }];
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const { at, sentence } of findings) console.log(`       ${at}  ${sentence}`);
    isRight &&= findings.length === 0;
  }
  return isRight;
}

/** Makes checks in another process, and then says what they found. */
async function runAside(root: string, names: readonly string[]): Promise<boolean> {
  const { code, output, errors } = await outputOf([import.meta.filename, root, ...names]);
  process.stdout.write(output);
  process.stderr.write(errors);
  return code === 0;
}

/** Checks this repository, or another one, or only what the command line names. */
await runMain(async () => {
  const [folder = workspace, ...only] = process.argv.slice(2);
  const root = path.resolve(folder);
  if (only.length > 0) return (await runHere(root, only)) ? 0 : 1;
  const here = Object.keys(checks).filter((name) => !slowest.flat().includes(name));
  const all = Promise.all([...slowest.map((names) => runAside(root, names)), runHere(root, here)]);
  return untilStopped(all.then((results) => (results.includes(false) ? 1 : 0)));
});
