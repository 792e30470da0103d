import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of a workspace, by what its package.json says. */
export interface WorkspacePackage {
  /** From the root of the workspace. */
  readonly folder: string;
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Of a front end: where its page stands, and what it is called. */
  readonly statewise?: { readonly frontEnd?: { readonly path: string; readonly title: string } };
}

/** The packages of a workspace in the folders that a pattern names, apps and libraries unless said. */
export const packagesIn = (workspace: string, pattern = '{apps,libs}/*'): WorkspacePackage[] =>
  globSync(`${pattern}/package.json`, { cwd: workspace })
    .toSorted()
    .map((file) => ({
      ...JSON.parse(readFileSync(path.join(workspace, file), 'utf8')),
      folder: path.dirname(file).replaceAll(path.sep, '/'),
    }));
