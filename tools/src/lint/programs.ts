import path from 'node:path';
import { runPackaged } from '../packaged.ts';
import { root as workspace } from '../workspace.ts';
import type { Finding } from './finding.ts';

/** A check by a program of our packages that prints a line for each thing it finds. */
export function checkBy(program: string, flags: readonly string[], sentence = ''): (root: string) => Finding[] {
  return (root) => {
    const { stdout, stderr, status } = runPackaged(program, root, ...flags);
    if (status === 0) return [];
    const lines = stdout.split('\n').filter((line) => line.trim() !== '' && !/^\d+ problems?$/.test(line));
    if (lines.length === 0) throw new Error(stdout + stderr);
    return lines.map((at) => ({ at, sentence }));
  };
}

export const settings = (file: string): string => path.join(workspace, file);

/** The files that `npm run format` would write differently. */
export const checkFormat = checkBy(
  'oxfmt/bin/oxfmt',
  ['-c', settings('.oxfmtrc.json'), '--list-different', '--no-error-on-unmatched-pattern', '.'],
  'is not formatted: npm run format',
);

/** What oxlint finds by the rules in `.oxlintrc.json`. */
export const checkWithOxlint = checkBy('oxlint/bin/oxlint', [
  ...['-c', settings('.oxlintrc.json')],
  ...['--deny-warnings', '--format=unix', '.'],
]);
