import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root as workspace } from '../workspace.ts';
import type { Finding } from './finding.ts';

const program = path.join(workspace, 'node_modules/oxfmt/bin/oxfmt');

/** The files that `npm run format` would write differently. */
export function checkFormat(root: string): Finding[] {
  const config = path.join(workspace, '.oxfmtrc.json');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, '-c', config, '--list-different', '--no-error-on-unmatched-pattern', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const files = stdout.split('\n').filter((line) => line.trim() !== '');
  if (status !== 0 && files.length === 0) throw new Error(stdout + stderr);
  return files.map((at) => ({ at, sentence: 'is not formatted: npm run format' }));
}
