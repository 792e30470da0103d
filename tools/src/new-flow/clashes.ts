import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandRefusal } from '../workspace.ts';
import type { NewFlow } from './names.ts';

/** Folders in which a flow has one of its own, or in which a package of that name may stand. */
const folders = ['apps', 'libs', 'libs/fields/src', 'libs/machines/src', 'apps/api/src'];

/** Throws a `Refusal` where a folder, page or class that the new flow would have exists already. */
export function refuseClashes(root: string, { kebab, steps }: NewFlow): void {
  const folder = [...folders.map((place) => `${place}/${kebab}`), `apps/e2e/tests/${kebab}.spec.ts`].find((place) =>
    existsSync(path.join(root, place)),
  );
  if (folder !== undefined || kebab === 'tools')
    throw new CommandRefusal(`There is ${folder ?? 'tools'} already: choose another name.`);
  if (pagesIn(root).includes(kebab))
    throw new CommandRefusal(`There is a page at /${kebab} already: choose another name.`);
  const exported = exportsOf(root, 'libs/fields/src/index.ts');
  const name = steps.map(({ fields }) => fields).find((wanted) => exported.includes(wanted));
  if (name !== undefined)
    throw new CommandRefusal(`The library of fields exports ${name} already: choose another name.`);
}

/** First parts of the addresses of front ends and of the pages that every front end links to. */
function pagesIn(root: string): string[] {
  const declared = globSync('apps/*/package.json', { cwd: root }).flatMap(
    (file) => /"path": "\/:locale\/([^/"]+)/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? [],
  );
  const provider = readFileSync(path.join(root, 'libs/i18n/src/provider.ts'), 'utf8');
  return [...declared, ...[...provider.matchAll(/: '\/([a-z0-9-]+)\/?',/g)].map(([, page = '']) => page)];
}

function exportsOf(root: string, file: string): string[] {
  return readFileSync(path.join(root, file), 'utf8').match(/\b\w+\b/g) ?? [];
}
