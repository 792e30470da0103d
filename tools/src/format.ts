import { runPackaged } from './packaged.ts';
import { CommandRefusal, root } from './workspace.ts';

/** Formats files that a command has written, by their paths in the repository. */
export function format(files: readonly string[]): void {
  const { status, stderr } = runPackaged('oxfmt/bin/oxfmt', root, '--no-error-on-unmatched-pattern', ...files);
  if (status !== 0) throw new CommandRefusal(`The files are written, but could not be formatted:\n${stderr}`);
}
