import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startNode, untilStopped } from './child.ts';
import { areas, filesOf, type MutatedArea } from './mutants/areas.ts';
import { changedLines } from './mutants/changed-lines.ts';
import { findingsIn } from './mutants/findings.ts';
import shared from './mutants/stryker.json' with { type: 'json' };
import { CommandRefusal, root, runMain } from './workspace.ts';

const folder = '.tmp/mutants';
// Outside the repository, where a second copy of its packages would confuse Jest.
const sandboxes = path.join(tmpdir(), `statewise-mutants-${process.pid}`);

/**
 * Options of StrykerJS. A mutant of what runs while a file is loaded would need every test once more, and is left out; Jest checks no types,
 * and every file would be read for their sake; a busy machine is no endless loop: those end by the count of their rounds.
 */
const options = (
  { specs, unasked = [], below, score }: MutatedArea,
  mutate: readonly string[],
  more: object,
): object => ({
  ...shared,
  jest: {
    configFile: 'jest.mutants.config.js',
    config: {
      roots: specs.map((part) => `<rootDir>/${part}`),
      testMatch: ['**/*.spec.ts', ...unasked.map((name) => `!**/${name}.spec.ts`)],
      watchman: false,
      globals: { unmutated: below },
    },
  },
  mutate,
  tempDirName: sandboxes,
  thresholds: { high: 100, low: score, break: score },
  ...more,
});

/** Starts StrykerJS. */
function start(name: string, given: object, more: readonly string[] = []) {
  const file = `${folder}/${name}.options.json`;
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(given));
  return startNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', file, ...more], { output: 'inherit' });
}

interface Wanted {
  readonly names: readonly string[];
  readonly parts: readonly string[];
  readonly sample: number;
  readonly isForced: boolean;
}

/** Lines of a sample that stand together: StrykerJS looks at every file for each piece that it is told of. */
const piece = 10;

/** Every n-th piece of files, as StrykerJS is told of lines. */
function sampleOf(files: readonly string[], n: number): string[] {
  const pieces = files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
    return Array.from(
      { length: Math.ceil(lines / piece) },
      (_, index) => `${file}:${index * piece + 1}-${(index + 1) * piece}`,
    );
  });
  return pieces.filter((_, index) => index % n === n - 1);
}

/** Runs the specs of areas with their mutants; 1 where those of an area notice too few. */
async function runAreas({ names, parts, sample, isForced }: Wanted): Promise<number> {
  let code = 0;
  for (const name of names) {
    const area = areas[name];
    if (area === undefined) continue;
    const files = filesOf(area).filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
    if (files.length === 0) continue;
    console.log(`\n── ${name}: ${files.length} files${sample > 1 ? `, a sample of one in ${sample}` : ''} ──`);
    const mutate = sample > 1 ? sampleOf(files, sample) : files;
    // What an earlier run has found of unchanged code and tests is taken from its file.
    const known = { incremental: sample === 1, incrementalFile: `${folder}/${name}.json` };
    const reporters = ['clear-text', 'progress-append-only'];
    const run = start(name, options(area, mutate, { ...known, reporters }), isForced ? ['--force'] : []);
    if ((await run.exit) !== 0) code = 1;
  }
  return code;
}

/** Tries the mutants of changed lines until the time is over; 1 where no spec runs such a line of a strict area. */
async function runChanged(deadline: number): Promise<number> {
  const changed = changedLines(root);
  if (changed === undefined) {
    console.log('The history does not say what was changed, as in a shallow clone: no mutants were tried.');
    return 0;
  }
  let code = 0;
  let isTried = false;
  for (const [name, area] of Object.entries(areas)) {
    const lines = filesOf(area).flatMap((file) => (changed.get(file) ?? []).map(([a, b]) => `${file}:${a}-${b}`));
    if (lines.length === 0) continue;
    isTried = true;
    console.log(`\n── ${name}: ${lines.join(' ')} ──`);
    const events = path.join(root, folder, `${name}.events`);
    rmSync(events, { recursive: true, force: true });
    const reporting = { reporters: ['event-recorder'], eventReporter: { baseDir: events } };
    const noScore = { thresholds: { high: 100, low: 0, break: null } };
    const run = start(name, options(area, lines, { ...reporting, ...noScore }));
    const isDone = await Promise.race([run.exit, sleep(Math.max(0, deadline - Date.now()), 'late' as const)]);
    if (isDone === 'late') await run.stop();
    const { hasBegun, planned, tried, living, unseen } = findingsIn(events, root);
    for (const one of living) console.log(`lives: ${one}`);
    for (const one of unseen) console.log(`no spec runs: ${one}`);
    console.log(`${tried} of ${planned} mutants were tried${isDone === 'late' ? ' before the time was over' : ''}.`);
    if (area.isStrict && unseen.length > 0) code = 1;
    if (isDone === 'late') return code;
    if (isDone !== 0 && !hasBegun) code = 1;
  }
  if (!isTried) console.log('No line was changed that is mutated.');
  return code;
}

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      sample: { type: 'string', default: '1' },
      file: { type: 'string', multiple: true, default: [] },
    },
  });
  const unknown = positionals.find((name) => areas[name] === undefined);
  if (unknown !== undefined || (positionals.length === 0) !== values.changed)
    throw new CommandRefusal(`Which area? ${Object.keys(areas).join(', ')}; or --changed.`);
  const minutes = Number(values.minutes ?? (values.changed ? 1 : 15));
  if (!(minutes > 0 && Number(values.sample) >= 1))
    throw new CommandRefusal('--minutes and --sample are numbers, a sample of one in 1 or more.');
  const wanted = { names: positionals, parts: values.file, sample: Number(values.sample), isForced: values.force };
  const stop = new AbortController();
  const late = sleep(minutes * 60_000, 1, { signal: stop.signal }).then((code) => {
    console.error(
      `\nNot done after ${minutes} minutes: --minutes says how many, --file parts of paths, --sample a share.`,
    );
    return code;
  });
  const running = values.changed ? runChanged(Date.now() + minutes * 60_000) : Promise.race([runAreas(wanted), late]);
  const code = await untilStopped(running);
  stop.abort();
  await late.catch(() => undefined);
  rmSync(sandboxes, { recursive: true, force: true });
  return code;
});
