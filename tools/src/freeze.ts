import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ChartChanges, Changes, ComparedChart, Flow } from '@statewise/flow';
import type { FrozenRelease } from '@statewise/machines/releases';
import { build } from './build.ts';
import { format } from './packaged.ts';
import { listRelease } from './new-flow/registration.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

interface Kept {
  readonly version: number;
  readonly release: FrozenRelease;
}

/** Releases every flow: says what changed since its last release, refuses what that stored and has no place any more, and keeps a version that is new. */
async function freeze(): Promise<number> {
  const { values } = parseArgs({ options: { 'as-built': { type: 'boolean' } } });
  if (!values['as-built']) await build();
  const { flows } = await import('@statewise/machines');
  const faults: string[] = [];
  for (const flow of flows) {
    const kept = keptOf(flow.id);
    const found = [...(await faultsOf(flow, kept))];
    faults.push(...found);
    await sayChanges(flow, kept.at(-1));
    if (found.length === 0 && kept.at(-1)?.version !== flow.version) await keep(flow);
  }
  if (faults.length > 0) throw new CommandRefusal(`${faults.join('\n')}\n\nHow to: docs/add-a-flow.md, Releases.`);
  return 0;
}

/** What is wrong with a flow before it can be released, each as a sentence. */
async function faultsOf(flow: Flow, kept: readonly Kept[]): Promise<ReadonlySet<string>> {
  const { documentsFault, placeFault } = await import('@statewise/machines/testing');
  const last = kept.at(-1)?.version ?? 0;
  const faults = new Set<string>();
  if (flow.version < last || flow.version > last + 1)
    faults.add(`${flow.id}: version ${flow.version} does not follow version ${last}, which was released last.`);
  else
    for (const { version, release } of kept)
      for (const fault of [
        documentsFault(flow, version, release),
        ...release.stored.map((example) => placeFault(flow, version, example)),
      ])
        if (fault !== undefined) faults.add(`${flow.id}: ${fault} (of version ${version}). ${remedy(flow, last)}`);
  const gone = flow.version === last ? (await changesSince(flow, kept.at(-1)))?.transitions.removed : [];
  for (const transition of gone ?? [])
    faults.add(`${flow.id}: logs that went ${transition} cannot be followed any more. ${remedy(flow, last)}`);
  return faults;
}

function remedy({ version }: Flow, last: number): string {
  if (version === last) return `Raise its version to ${last + 1} and declare migrations: { ${last}: … }.`;
  return `migrations: { ${last}: … } has to bring it to version ${version}.`;
}

async function sayChanges(flow: Flow, last: Kept | undefined): Promise<void> {
  const { factsOf, initialSnapshot, nameChanges } = await import('@statewise/flow');
  const changed = await changesSince(flow, last);
  if (last === undefined || changed === undefined) return say(`${flow.id}: not released yet.`);
  const { states, events, guards, transitions } = changed;
  const facts = nameChanges(factNames(last.release), Object.keys(factsOf(initialSnapshot(flow).context)));
  const changes = { state: states, event: events, guard: guards, transition: transitions, fact: facts };
  const lines = Object.entries(changes).flatMap(([kind, names]) => linesOf(kind, names));
  say(`${flow.id}: ${lines.length === 0 ? 'as' : 'changed since'} version ${last.version}.`, ...lines);
}

/** What differs between the last release of a flow and its present chart; undefined before the first. */
async function changesSince(flow: Flow, last: Kept | undefined): Promise<ChartChanges | undefined> {
  const { chartChanges, describeFlow, releasedChart } = await import('@statewise/flow');
  return last && chartChanges(last.release.chart as ComparedChart, releasedChart(describeFlow(flow)));
}

const factNames = ({ stored }: FrozenRelease): string[] => [
  ...new Set(stored.flatMap(({ facts }) => Object.keys(facts))),
];

function linesOf(kind: string, changes: Changes): string[] {
  const signs = { added: '+', removed: '-', changed: '~' } as const;
  return (['added', 'removed', 'changed'] as const).flatMap((how) =>
    changes[how].map((name) => `  ${signs[how]} ${kind} ${name}`),
  );
}

/** Writes the release and names it in the list of releases. */
async function keep(flow: Flow): Promise<void> {
  const { freezeFlow } = await import('@statewise/machines/testing');
  const file = path.join(folderOf(flow.id), `${flow.version}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${jsonOf(freezeFlow(flow))}\n`);
  const list = 'libs/machines/src/releases.ts';
  writeFileSync(path.join(root, list), listRelease(readFileSync(path.join(root, list), 'utf8'), flow));
  format([list]);
  say(`  version ${flow.version} is kept in ${path.relative(root, file)} and named in ${list}.`);
}

const folderOf = (flow: string): string => path.join(root, 'libs/machines/src', flow, 'releases');

function keptOf(flow: string): Kept[] {
  const folder = folderOf(flow);
  const versions = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    : [];
  return versions
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((version) => ({ version, release: JSON.parse(readFileSync(path.join(folder, `${version}.json`), 'utf8')) }));
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** One line for each state, transition and event, so that two releases can be read side by side. */
function jsonOf(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${inner}${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
  if (indent.length > 2 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${inner}"${name}": ${jsonOf(member, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

await runMain(freeze);
