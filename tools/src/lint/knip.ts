import path from 'node:path';
import type { Finding } from './finding.ts';
import { jsonOfPackaged } from '../packaged.ts';
import { root as workspace } from '../workspace.ts';

interface Named {
  readonly name: string;
  readonly line?: number;
}

/** One file's findings: lists by kind, such as `exports` or `dependencies`. */
type Issue = { readonly file: string } & Readonly<Record<string, readonly Named[] | string>>;

/** Files, exports and packages that nothing uses, and packages that are used without being named in package.json. */
export function checkUnused(root: string): Finding[] {
  const where = ['--config', path.join(workspace, 'knip.json'), '--directory', root];
  const flags = ['--reporter', 'json', '--no-progress', '--no-config-hints'];
  const { issues } = jsonOfPackaged('knip/bin/knip.js', root, ...where, ...flags) as { issues: readonly Issue[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      (Array.isArray(names) ? (names as readonly Named[]) : []).map(({ name, line }) => ({
        at: line === undefined ? file : `${file}:${line}`,
        sentence: `${name} is among what nothing uses or declares (${kind})`,
      })),
    ),
  );
}
