import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePattern } from '@statewise/i18n';
import { ifAbsent } from '../storage/if-absent.js';

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
  /** Where its page stands after the locale, if it is the one to open when nothing else stands at the root. */
  readonly startPath: string | undefined;
  /** Whether it is for the bank's own people alone, and stands on the console's origin. */
  readonly isInside: boolean;
}

/**
 * The front ends among the apps of a folder. An app is one when its package.json says where its page stands:
 * `"statewise": { "frontEnd": { "path": "/:locale/visit" } }`; with `"start": true` the root leads there.
 */
export async function declaredFrontEnds(appsFolder: string): Promise<FrontEnd[]> {
  const entries = await readdir(appsFolder, { withFileTypes: true }).catch(ifAbsent<never[]>([]));
  const apps = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(
    apps.map(async (app) => {
      const file = join(appsFolder, app, 'package.json');
      return frontEnd(app, JSON.parse(await readFile(file, 'utf8').catch(ifAbsent('{}'))));
    }),
  );
  return found.flat();
}

interface Description {
  readonly statewise?: {
    readonly frontEnd?: { readonly path?: unknown; readonly start?: unknown; readonly inside?: unknown };
  };
}

function frontEnd(app: string, { statewise }: Description): FrontEnd[] {
  const { path, start, inside } = statewise?.frontEnd ?? {};
  if (typeof path !== 'string') return [];
  const startPath = start === true ? path.replace('/:locale', '') : undefined;
  return [
    { app, base: `/_${app}/`, pages: pagePattern(path), route: `${path}/*`, startPath, isInside: inside === true },
  ];
}
