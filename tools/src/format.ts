import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandRefusal, root } from './workspace.ts';

/** Formats files that a command has written, by their paths in the repository. */
export function format(files: readonly string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), '--no-error-on-unmatched-pattern', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new CommandRefusal(`The files are written, but could not be formatted:\n${stderr}`);
}
