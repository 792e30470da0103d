import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandRefusal, root } from './workspace.ts';

/** Runs a program of our packages in a folder to its end; what it printed, and its exit code. */
export const runPackaged = (program: string, cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

/** Formats files that a command has written, by their paths in the repository. */
export function format(files: readonly string[]): void {
  const { status, stderr } = runPackaged('oxfmt/bin/oxfmt', root, '--no-error-on-unmatched-pattern', ...files);
  if (status !== 0) throw new CommandRefusal(`The files are written, but could not be formatted:\n${stderr}`);
}
