import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startNode, stopChildren } from './child.ts';
import { checks } from './lint/all-checks.ts';
import { root as workspace, CommandRefusal, runMain, stopSignal } from './workspace.ts';

/** They keep a core to themselves for as long as all others together. */
const slowest = ['import directions', 'unused code'];

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
  const { process: child, exit } = startNode([import.meta.filename, root, ...names]);
  if (!child.stdout || !child.stderr) throw new CommandRefusal('The checks have no output.');
  const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  process.stdout.write(output);
  process.stderr.write(errors);
  return code === 0;
}

/** Checks this repository, or another one, or only what the command line names. */
await runMain(async () => {
  const [folder = workspace, ...only] = process.argv.slice(2);
  const root = path.resolve(folder);
  if (only.length > 0) return (await runHere(root, only)) ? 0 : 1;
  const names = Object.keys(checks);
  const aside = names.filter((name) => slowest.includes(name));
  const here = names.filter((name) => !slowest.includes(name));
  const all = Promise.all([runAside(root, aside), runHere(root, here)]);
  const code = await Promise.race([
    all.then((results) => (results.includes(false) ? 1 : 0)),
    stopSignal().then(() => 130),
  ]);
  await stopChildren();
  return code;
});
