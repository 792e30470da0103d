import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** An app that Vite serves in development. */
export interface FrontEndApp {
  readonly name: string;
  readonly folder: string;
  /** Whether it has a Vite configuration of its own; a wizard without one has every wizard's. */
  readonly hasConfig: boolean;
  /** Where its one page stands: `/:locale/visit`; undefined when the API renders its pages. */
  readonly path: string | undefined;
  /** The addresses that this page answers. */
  readonly pages: RegExp | undefined;
  /** Where its modules and its page stand. */
  readonly base: string;
}

interface Description {
  readonly statewise?: { readonly frontEnd?: { readonly path?: string } };
}

/** Every app whose package.json declares where its page stands, and every other one with a Vite configuration. */
export async function frontEndApps(): Promise<FrontEndApp[]> {
  // Built by now; this file is read before that.
  const { pagePattern } = await import('@statewise/i18n');
  return globSync('apps/*/package.json', { cwd: root }).flatMap((file): FrontEndApp[] => {
    const folder = path.join(root, path.dirname(file));
    const name = path.basename(folder);
    const hasConfig = existsSync(path.join(folder, 'vite.config.ts'));
    const declared = declaredPath(path.join(root, file));
    const app = { name, folder, hasConfig, path: declared };
    if (declared !== undefined) return [{ ...app, pages: pagePattern(declared), base: `/_${name}/` }];
    return hasConfig ? [{ ...app, pages: undefined, base: '/' }] : [];
  });
}

function declaredPath(file: string): string | undefined {
  const { statewise } = JSON.parse(readFileSync(file, 'utf8')) as Description;
  return statewise?.frontEnd?.path;
}
