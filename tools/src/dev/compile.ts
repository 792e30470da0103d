import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { startNode } from '../child.ts';
import { root } from '../workspace.ts';

const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');

/** Compiles projects and what they stand on, as far as their sources have changed; answers what the compiler complains about. */
export async function compile(projects: readonly string[]): Promise<string | undefined> {
  const { process, exit } = startNode([compiler, '-b', ...projects, '--pretty', 'false']);
  // Open pages show a change first.
  if (process.pid !== undefined) setPriority(process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  if (!process.stdout) throw new Error('The compiler has no output.');
  const [output, code] = await Promise.all([text(process.stdout), exit]);
  return code === 0 ? undefined : `The sources do not compile:\n\n${stripVTControlCharacters(output)}`;
}

/** The folder of a project and of every project that it refers to, directly or not. */
export function projectFolders(project: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    const file = path.join(root, folder, 'tsconfig.json');
    if (found.has(folder) || !existsSync(file)) return;
    found.add(folder);
    const { references = [] } = JSON.parse(readFileSync(file, 'utf8')) as { references?: { path: string }[] };
    for (const { path: reference } of references)
      visit(path.relative(root, path.join(root, folder, reference)).replaceAll(path.sep, '/'));
  };
  visit(project);
  return [...found];
}
