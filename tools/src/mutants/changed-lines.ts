import { execFileSync } from 'node:child_process';

/** The first and the last of lines that follow on one another, counted from 1. */
export type LineRange = readonly [first: number, last: number];

/**
 * The lines that differ from where this branch left main, or on main from the commit before, by file; uncommitted changes are among
 * them. Undefined where the history does not reach back that far, as in a shallow clone.
 */
export function changedLines(folder: string): ReadonlyMap<string, readonly LineRange[]> | undefined {
  const git = (...args: string[]): string | undefined => {
    try {
      const text = execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      return text.trim();
    } catch {
      return undefined;
    }
  };
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'main', 'HEAD') ?? git('merge-base', 'origin/main', 'HEAD');
  const base = left === undefined || left === head ? git('rev-parse', '--verify', '--quiet', 'HEAD^') : left;
  const diff = base && git('diff', '--unified=0', '--no-color', '--no-ext-diff', '--diff-filter=d', base, '--', '*.ts');
  return diff === undefined ? undefined : linesIn(diff);
}

/** The lines that a diff without context adds or changes, by file. */
function linesIn(diff: string): ReadonlyMap<string, readonly LineRange[]> {
  const found = new Map<string, LineRange[]>();
  let file = '';
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || Number(count) === 0) continue;
    const range = [Number(first), Number(first) + Number(count) - 1] as const;
    found.set(file, [...(found.get(file) ?? []), range]);
  }
  return found;
}
