import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandRefusal } from '../workspace.ts';
import type { NewFlow } from './names.ts';
import { packageOf, type WrittenFiles } from './written-files.ts';

/** The files that list flows and packages, with the new one in them. */
export function registration(root: string, flow: NewFlow): WrittenFiles {
  const { kebab, camel, title, steps } = flow;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const classes = steps.map(({ fields }) => fields).toSorted();
  const files = {
    'libs/fields/src/index.ts': (text: string) =>
      `${text}\nexport { ${classes.join(', ')} } from './${kebab}/steps.js';\n`,
    'libs/machines/src/flows.ts': (text: string) => {
      // The list ends with a comma where it has more than one line.
      const listed = text
        .replace(/(?<=export const flows[^=]*= \[[^\]]*?),?\s*\]/, `, ${camel}Flow]`)
        .replace('= [, ', '= [');
      const place = /^import type \{ Flow \}/m;
      return listed === text ? text : insert(listed, place, `import { ${camel}Flow } from './${kebab}/flow.js';\n`);
    },
    'libs/machines/src/catalogue.ts': (text: string) =>
      insert(
        text,
        /^ {2}inTheBrowser\(/m,
        `  persisted('${kebab}', '${title}', '${camel}Flow', () => import('./${kebab}/flow.js')),\n`,
      ),
    'tsconfig.json': (text: string) => insert(text, /\{ "path": "tools" \}/, `{ "path": "apps/${kebab}" },\n    `),
    'docker/Dockerfile': (text: string) =>
      insert(text, /^COPY libs\//m, `COPY apps/${kebab}/package.json apps/${kebab}/\n`),
    'package-lock.json': (text: string) => locked(text, kebab, packageOf(root).devDependencies),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, change]) => {
      const text = read(file);
      const changed = change(text);
      if (changed === text)
        throw new CommandRefusal(`${file} does not look as expected: the flow has no place to be listed in.`);
      return [file, changed];
    }),
  );
}

/** The list of releases with the present one of a flow in it. */
export function listRelease(list: string, { id, version }: { readonly id: string; readonly version: number }): string {
  const entry = `release(${version}, () => import('./${id}/releases/${version}.json', { with: { type: 'json' } }))`;
  if (list.includes(entry)) return list;
  const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
  const own = new RegExp(String.raw`(?<=^  ${key}: \[)(.*?)(?=\],?$)`, 'ms');
  if (own.test(list))
    return list.replace(own, (known) => `\n    ${known.trim().replace(/,$/, '')},\n    ${entry},\n  `);
  return list.replace(/(?<=export const releases[^]*?)^\};$/m, `  ${key}: [\n    ${entry},\n  ],\n};`);
}

/** The text with a piece before the first place that fits; as it was when none does. */
function insert(text: string, place: RegExp, piece: string): string {
  const found = place.exec(text);
  return found === null ? text : text.slice(0, found.index) + piece + text.slice(found.index);
}

/** The lockfile as npm would write it, so that nothing needs to be installed for a front end. */
function locked(text: string, name: string, devDependencies: Readonly<Record<string, string>>): string {
  const lock = JSON.parse(text) as { readonly version: string; readonly packages: Readonly<Record<string, unknown>> };
  const packages = {
    ...lock.packages,
    [`apps/${name}`]: { name: `@statewise/${name}`, version: lock.version, devDependencies },
    [`node_modules/@statewise/${name}`]: { resolved: `apps/${name}`, link: true },
  };
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
