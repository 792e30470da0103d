import path from 'node:path';
import { runPackaged } from '../packaged.ts';
import { root as workspace } from '../workspace.ts';
import type { Finding } from './finding.ts';

/** The files that `npm run format` would write differently. */
export function checkFormat(root: string): Finding[] {
  const flags = ['-c', path.join(workspace, '.oxfmtrc.json'), '--list-different', '--no-error-on-unmatched-pattern'];
  const { stdout, stderr, status } = runPackaged('oxfmt/bin/oxfmt', root, ...flags, '.');
  const files = stdout.split('\n').filter((line) => line.trim() !== '');
  if (status !== 0 && files.length === 0) throw new Error(stdout + stderr);
  return files.map((at) => ({ at, sentence: 'is not formatted: npm run format' }));
}
