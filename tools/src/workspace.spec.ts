import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

interface Description {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly nx?: { readonly targets?: Readonly<Record<string, unknown>> };
}

const projects = globSync(['{apps,libs}/*/package.json', 'tools/package.json'], { cwd: root });

test.each(projects)('%s says how to lint, type-check, test and build it by itself', (file) => {
  const { scripts, nx } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Description;
  const targets = Object.keys({ ...scripts, ...nx?.targets });
  expect(targets).toEqual(expect.arrayContaining(['build', 'lint', 'test', 'typecheck']));
});

/** Whether a program of the tools imports, as it is loaded, a library as it is built. */
function needsBuild(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/^import (?!type )[^;]*?'([^']+)'/gm)].some(([, from = '']) =>
    from.startsWith('.')
      ? from.endsWith('.ts') && needsBuild(path.join(path.dirname(file), from))
      : from.startsWith('@statewise/'),
  );
}

test('what imports built libraries is run once they are built', () => {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Description;
  const programs = Object.values(scripts).flatMap(
    (script) => /bootstrap\.mjs (tools\/\S+\.ts)/.exec(script)?.[1] ?? [],
  );
  expect(programs.filter(needsBuild)).toEqual([]);
});
