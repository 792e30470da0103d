import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildableProjects, Built } from './built.ts';
import { outputOf } from './child.ts';
import { CommandRefusal, root } from './workspace.ts';

/** Builds every project whose sources have changed since it was last built. What finds that out by itself takes seconds, so it is not asked when nothing has. */
export async function build(): Promise<void> {
  const built = new Built(root);
  const sources = built.sources();
  if (built.isFrom(sources)) return;
  built.forget();
  await runBuilds();
  built.remember(sources);
}

/**
 * Libraries and the API are compiled in one go, their types unchecked: who starts wants to see the product, and checking
 * takes as long again. Nx knows which front ends have changed.
 */
async function runBuilds(): Promise<void> {
  const projects = buildableProjects(root);
  const compiled = projects.filter(({ command }) => command === 'tsc -b');
  const bundled = projects.filter(({ command }) => command !== 'tsc -b');
  await run(['node_modules/@typescript/native/bin/tsc', '-b', '--noCheck', ...compiled.map(({ folder }) => folder)]);
  const names = bundled.map(({ name }) => name).join();
  const flags = ['--excludeTaskDependencies', '--output-style=stream'];
  await run(['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '-p', names, ...flags]);
}

async function run([program = '', ...args]: readonly string[]): Promise<void> {
  const { code, output, errors } = await outputOf([path.join(root, program), ...args], {
    env: { NX_TUI: 'false', NX_DAEMON: 'false' },
  });
  if (code !== 0) throw new CommandRefusal(`The build failed:\n\n${whatFailed(output, errors)}`);
}

/** What the projects that failed have printed, without what the package manager adds; all of it when no project is named. */
export function whatFailed(output: string, errors: string): string {
  const lines = stripVTControlCharacters(`${output}\n${errors}`).split('\n');
  const failed = lines.flatMap((line) => /^- (\S+):build$/.exec(line)?.[1] ?? []);
  const said = lines.filter(
    (line) => failed.some((project) => line.startsWith(`${project}: `)) && !/: (npm (error|warn)|> |$)/.test(line),
  );
  return (said.length > 0 ? said : lines).join('\n');
}
