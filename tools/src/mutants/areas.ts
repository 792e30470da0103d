import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import declared from './areas.json' with { type: 'json' };

export interface MutatedArea {
  /** What is mutated, as patterns from the top of the repository; specs and what helps them are left out. */
  readonly sources: readonly string[];
  /** Files among them of which a database alone can tell whether they do what they should: its tests are too slow for mutants. */
  readonly except?: readonly string[];
  /** Folders whose unit specs have to notice. */
  readonly specs: readonly string[];
  /** Names of those among them that are not asked: they take minutes, and a mutant that lives would need all of them. */
  readonly unasked?: readonly string[];
  /** Libraries that its specs stand on and that know nothing of it. */
  readonly below: readonly string[];
  /** The share of mutants, in percent, that they have to notice. */
  readonly score: number;
  /** Whether each changed line has to be run by a spec at least. */
  readonly isStrict: boolean;
}

/** What is mutated, by name. */
export const areas: Readonly<Record<string, MutatedArea>> = declared;

const isHelper = (file: string): boolean => /(?:\.spec|\/index)\.ts$|\/testing\//.test(file);

/** Paths of the files of an area, from the top of the repository. */
export function filesOf({ sources, except = [] }: MutatedArea): string[] {
  const isLeftOut = (file: string): boolean => isHelper(file) || except.includes(path.basename(file, '.ts'));
  return globSync([...sources], { cwd: root }).filter((file) => !isLeftOut(file));
}
