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
