import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** An app that Vite serves while somebody develops. */
export interface FrontEndApp {
  readonly name: string;
  readonly folder: string;
  /** The addresses that its one page answers; undefined when the API renders its pages. */
  readonly pages: RegExp | undefined;
  /** Where its modules and its page stand. */
  readonly base: string;
}

interface Description {
  readonly statewise?: { readonly frontEnd?: { readonly path?: string } };
}

/** Every app with a Vite configuration; what its package.json declares tells where its page stands. */
export async function frontEndApps(): Promise<FrontEndApp[]> {
  // Built by now; this file is read before that.
  const { pagePattern } = await import('@statewise/i18n');
  return globSync('apps/*/vite.config.ts', { cwd: root }).map((config) => {
    const folder = path.join(root, path.dirname(config));
    const name = path.basename(folder);
    const template = declaredPath(path.join(folder, 'package.json'));
    return template === undefined
      ? { name, folder, pages: undefined, base: '/' }
      : { name, folder, pages: pagePattern(template), base: `/_${name}/` };
  });
}

function declaredPath(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { statewise } = JSON.parse(readFileSync(file, 'utf8')) as Description;
  return statewise?.frontEnd?.path;
}
