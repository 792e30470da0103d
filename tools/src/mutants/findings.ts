import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One mutant as StrykerJS tells of it once it was tried. */
interface TriedMutant {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
}

/** What the specs came to without a mutant. */
interface DryRun {
  readonly result: { readonly mutantCoverage?: object };
}

/** What became of the mutants of a run, finished or not. */
export interface Findings {
  /** Whether the specs had passed without a mutant, so that mutants could be tried. */
  readonly hasBegun: boolean;
  readonly planned: number;
  readonly tried: number;
  /** Those that no spec noticed, as text. */
  readonly living: readonly string[];
  /** Those that no spec runs, as text. */
  readonly unseen: readonly string[];
}

/** Reads what the reporter `event-recorder` of StrykerJS has written to a folder. */
export function findingsIn(folder: string, root: string): Findings {
  const read = (name: string): unknown[] =>
    globSync(`*-${name}.json`, { cwd: folder })
      .toSorted()
      .flatMap((file) => parsed(readFileSync(path.join(folder, file), 'utf8')));
  const [plan] = read('onMutationTestingPlanReady') as {
    readonly mutantPlans: readonly { readonly mutant: TriedMutant }[];
  }[];
  // Without any coverage StrykerJS tries every test with every mutant: no spec runs one of them.
  const isRun = (read('onDryRunCompleted') as DryRun[]).some(({ result }) => result.mutantCoverage !== undefined);
  const counts = ({ status }: Pick<TriedMutant, 'status'>): boolean => status !== 'Ignored';
  const tried = (read('onMutantTested') as TriedMutant[]).filter(counts);
  const having = (status: string): string[] =>
    tried.filter((one) => one.status === status).map((one) => textOf(one, root));
  return {
    hasBegun: plan !== undefined,
    planned: plan?.mutantPlans.filter(({ mutant }) => counts(mutant)).length ?? 0,
    tried: tried.length,
    living: isRun ? having('Survived') : [],
    unseen: [...having('NoCoverage'), ...(isRun ? [] : having('Survived'))],
  };
}

function textOf({ fileName, location, mutatorName, replacement = '' }: TriedMutant, root: string): string {
  const file = path.relative(root, path.resolve(root, fileName));
  return `${file}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
}

/** What a file holds; nothing where the run ended while it was being written. */
function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
