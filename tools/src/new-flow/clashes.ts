import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from '../workspace-packages.ts';
import { CommandRefusal, root } from '../workspace.ts';
import type { NewFlow } from './names.ts';

/** Folders in which a flow has one of its own, or in which a package of that name may stand. */
const folders = ['apps', 'libs', 'libs/fields/src', 'libs/machines/src', 'apps/api/src'];

/** Throws a `CommandRefusal` where a folder, page or class that the new flow would have exists already. */
export function refuseClashes({ kebab, steps }: NewFlow): void {
  const folder = [...folders.map((place) => `${place}/${kebab}`), `apps/e2e/tests/${kebab}.spec.ts`].find((place) =>
    existsSync(path.join(root, place)),
  );
  if (folder !== undefined || kebab === 'tools')
    throw new CommandRefusal(`There is ${folder ?? 'tools'} already: choose another name.`);
  if (pagesIn().includes(kebab)) throw new CommandRefusal(`There is a page at /${kebab} already: choose another name.`);
  const exported = exportsOf('libs/fields/src/index.ts');
  const name = steps.map(({ fields }) => fields).find((wanted) => exported.includes(wanted));
  if (name !== undefined)
    throw new CommandRefusal(`The library of fields exports ${name} already: choose another name.`);
}

/** First parts of the addresses of front ends, of the pages that all of them link to, and of the site's where there is one. */
function pagesIn(): string[] {
  const declared = packagesIn(root, 'apps/*').flatMap(
    ({ statewise }) => /^\/:locale\/([^/]+)/.exec(statewise?.frontEnd?.path ?? '')?.[1] ?? [],
  );
  const named = globSync(['libs/i18n/src/provider.ts', 'apps/site/app/routes.ts'], { cwd: root }).flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:: '\/|route\(')([a-z0-9-]+)/g),
  ]);
  const written = globSync('apps/api/content/pages/*', { cwd: root }).map((place) => path.basename(place));
  return [...declared, ...named.map(([, page = '']) => page), ...written];
}

function exportsOf(file: string): string[] {
  return readFileSync(path.join(root, file), 'utf8').match(/\b\w+\b/g) ?? [];
}
