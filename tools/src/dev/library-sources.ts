import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../workspace.ts';

type Target = string | { readonly default: string };

/** Takes our libraries from their sources instead of from what was built of them, so that a change is seen at once. */
export function librarySources(): Plugin {
  return {
    name: 'library-sources',
    enforce: 'pre',
    resolveId(id) {
      const [, library, subpath] = /^@statewise\/([^/?]+)(\/[^?]*)?$/.exec(id) ?? [];
      return library === undefined ? undefined : sourceOf(path.join(root, 'libs', library), `.${subpath ?? ''}`);
    },
  };
}

/** The file that an export of a library was built from; undefined when there is none. */
export function sourceOf(folder: string, subpath: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Readonly<Record<string, Target>> };
  for (const [pattern, target] of Object.entries(exports)) {
    const wildcard = matchOf(pattern, subpath);
    if (wildcard === undefined) continue;
    const built = (typeof target === 'string' ? target : target.default).replace('*', wildcard);
    const source = path.join(folder, built.replace(/^\.\/dist\//, './src/').replace(/\.js$/, ''));
    return [source, `${source}.ts`, `${source}.tsx`].find(
      (candidate) => path.extname(candidate) && existsSync(candidate),
    );
  }
  return undefined;
}

/** What the star of a pattern stands for; the empty text when the pattern has none and is the subpath itself. */
function matchOf(pattern: string, subpath: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === subpath ? '' : undefined;
  return subpath.startsWith(before) && subpath.endsWith(after)
    ? subpath.slice(before.length, subpath.length - after.length)
    : undefined;
}
