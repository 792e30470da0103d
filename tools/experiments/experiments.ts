// npm run experiments [name …] [-- --scale 0.1]: what is done to a running server that it has to withstand (docs/experiments.md).
import { globSync } from 'node:fs';
import { untilStopped } from '../src/child.ts';
import { CommandRefusal, runMain } from '../src/workspace.ts';
import { part, readArguments } from './harness/arguments.ts';
import type { Experiment } from './harness/experiment.ts';
import { Stage } from './harness/stage.ts';
import { NotPossible, Tally } from './harness/tally.ts';
import { countsOf, hasFailed, verdictTable, wordOf, type ExperimentVerdict } from './harness/verdict.ts';

let stage: Stage | undefined;

await runMain(async () => {
  const files = globSync('experiments/*.ts', { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(files.map((file): Promise<Record<string, Experiment>> => import(`./${file}`)));
  const experiments = modules.flatMap((module) => Object.values(module));
  const { names, scale } = readArguments(
    process.argv.slice(2),
    experiments.map(({ name }) => name),
  );
  const chosen = names.length === 0 ? experiments : experiments.filter(({ name }) => names.includes(name));
  const code = await untilStopped(runAll(chosen, scale));
  await stage?.close();
  process.exit(code);
});

async function runAll(chosen: readonly Experiment[], scale: number): Promise<number> {
  const verdicts: ExperimentVerdict[] = [];
  for (const experiment of chosen) {
    const verdict = await runOne(experiment, scale);
    console.log(`${verdict.name}: ${wordOf(verdict)} · ${verdict.impossible ?? countsOf(verdict.tally)}`);
    for (const sentence of verdict.tally.sentences) console.log(`  ✗ ${sentence}`);
    verdicts.push(verdict);
  }
  console.log(`\n${verdictTable(verdicts)}`);
  return hasFailed(verdicts) ? 1 : 0;
}

async function runOne(experiment: Experiment, scale: number): Promise<ExperimentVerdict> {
  const amount = part(experiment.full, scale);
  const size = `${amount.toLocaleString('en')} ${experiment.unit}`;
  const tally = new Tally();
  const began = performance.now();
  console.log(`\n${experiment.name}: ${size} …`);
  let impossible: string | undefined;
  try {
    stage = new Stage();
    await stage.open();
    await experiment.run(stage, amount, tally);
  } catch (error) {
    if (error instanceof NotPossible) impossible = error.message;
    else
      tally.fault(
        error instanceof CommandRefusal ? error.message : String(error instanceof Error ? error.stack : error),
      );
  }
  await stage?.close();
  stage = undefined;
  const seconds = (performance.now() - began) / 1000;
  return { name: experiment.name, size, seconds, tally, ...(impossible !== undefined && { impossible }) };
}
