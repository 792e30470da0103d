import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Finding } from './finding.ts';
import { root as workspace } from '../workspace.ts';

const program = path.join(workspace, 'node_modules/knip/bin/knip.js');

interface Named {
  readonly name: string;
  readonly line?: number;
}

/** One file's findings: lists by kind, such as `exports` or `dependencies`. */
type Issue = { readonly file: string } & Readonly<Record<string, readonly Named[] | string>>;

/** Files, exports and packages that nothing uses, and packages that are used without being named in package.json. */
export function checkUnused(root: string): Finding[] {
  const config = path.join(workspace, 'knip.json');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--directory', root, '--reporter', 'json', '--no-progress', '--no-config-hints'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { issues } = JSON.parse(stdout) as { issues: readonly Issue[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      (Array.isArray(names) ? (names as readonly Named[]) : []).map(({ name, line }) => ({
        at: line === undefined ? file : `${file}:${line}`,
        sentence: `${name} is among what nothing uses or declares (${kind})`,
      })),
    ),
  );
}
