import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePattern } from '@statewise/i18n';

/** A front end that is built into files and served by this process. */
export interface FrontEnd {
  /** Its folder under `apps/`. */
  readonly app: string;
  /** Where its assets stand; their names change with their content. */
  readonly base: string;
  /** The addresses that its one page answers. */
  readonly pages: RegExp;
  /** The same addresses as a template, for logs and measurements. */
  readonly route: string;
}

/**
 * The front ends among the apps of a folder. An app is one when its package.json says where its page stands:
 * `"statewise": { "frontEnd": { "path": "/:locale/loan-application" } }`.
 */
export async function declaredFrontEnds(appsFolder: string): Promise<FrontEnd[]> {
  const entries = await readdir(appsFolder, { withFileTypes: true }).catch(ifAbsent<never[]>([]));
  const apps = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(
    apps.map(async (app) => {
      const file = join(appsFolder, app, 'package.json');
      const path = pathIn(JSON.parse(await readFile(file, 'utf8').catch(ifAbsent('{}'))));
      return path === undefined ? [] : [frontEnd(app, path)];
    }),
  );
  return found.flat();
}

function frontEnd(app: string, path: string): FrontEnd {
  return { app, base: `/_${app}/`, pages: pagePattern(path), route: `${path}/*` };
}

function pathIn(description: { statewise?: { frontEnd?: { path?: unknown } } }): string | undefined {
  const path = description.statewise?.frontEnd?.path;
  return typeof path === 'string' ? path : undefined;
}

const ifAbsent =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
