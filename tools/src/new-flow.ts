import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readNewFlow, type NewFlow } from './new-flow/names.ts';
import { registration } from './new-flow/registration.ts';
import { newFiles, type WrittenFiles } from './new-flow/written-files.ts';
import { format } from './packaged.ts';
import { packagesIn } from './workspace-packages.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

/** Folders in which a flow has one of its own, or in which a package of that name may stand. */
const folders = ['apps', 'libs', 'libs/fields/src', 'libs/machines/src', 'apps/api/src'];

/** Throws a `Refusal` where a folder, page or class that the new flow would have exists already. */
function refuseClashes({ kebab, steps }: NewFlow): void {
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

/** Writes files and formats them; the lockfile is npm's own. */
function write(files: WrittenFiles): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  format(Object.keys(files).filter((file) => file !== 'package-lock.json'));
}

function announce({ kebab, steps }: NewFlow, written: WrittenFiles, changed: WrittenFiles): void {
  const next = [
    ['npm start', `serves it at /be-en/${kebab}/`],
    [`npm run test:unit -- ${kebab}`, 'its chart; every-flow.spec.ts tests it as every other'],
    [`npm run test:db -- ${kebab}`, 'the way through it over the API'],
    [`npm run test:e2e -- ${kebab}`, 'the way through it in a browser'],
  ];
  const width = Math.max(...next.map(([command = '']) => command.length));
  const listed = (files: WrittenFiles) =>
    Object.keys(files)
      .map((file) => `  ${file}`)
      .join('\n');
  console.log(`Written:\n${listed(written)}\n\nListed in:\n${listed(changed)}

Next:
  ${next.map(([command = '', what = '']) => `${command.padEnd(width)}  ${what}`).join('\n  ')}

Its ${steps.length === 1 ? 'step asks' : `${steps.length} steps ask`} for an example: what they should ask stands in libs/fields/src/${kebab}/steps.ts, the labels in
apps/${kebab}/src/messages/. Branches, events, jobs, releases: docs/add-a-flow.md`);
}

await runMain(async () => {
  const flow = readNewFlow(process.argv.slice(2));
  refuseClashes(flow);
  const [written, changed] = [newFiles(root, flow), registration(root, flow)];
  write({ ...written, ...changed });
  announce(flow, written, changed);
  return 0;
});
