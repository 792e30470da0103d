import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, mergeConfig, type InlineConfig, type ViteDevServer, type Plugin } from 'vite';
import { packagesIn } from '../workspace-packages.ts';
import { root } from '../workspace.ts';
import { chartUpdates } from './chart-updates.ts';
import { compile, projectFolders } from './compile.ts';
import { jsonImports } from './json-imports.ts';
import { isInBrowser, modulesPath, serverModules } from './server-modules.ts';

/** Waits for the content of a changed file: an editor empties it before it writes, and an empty module has no exports. */
function wholeFiles(): Plugin {
  return {
    name: 'whole-files',
    enforce: 'pre',
    // Vite's own `read` asks again for up to 100 ms while the file is empty.
    hotUpdate: async ({ type, read }) => {
      if (type === 'update') await read();
    },
  };
}

/** Takes our libraries from their sources instead of from what was built of them, so that a change is seen at once. */
function librarySources(): Plugin {
  return {
    name: 'library-sources',
    enforce: 'pre',
    async resolveId(id, importer) {
      const built = id.startsWith('@statewise/') ? await this.resolve(id, importer, { skipSelf: true }) : null;
      return built && this.resolve(built.id.replace(/\/dist\/(.*)\.js(?=$|\?)/, '/src/$1'), importer);
    },
  };
}

/** An app that Vite serves in development. */
interface FrontEndApp {
  readonly name: string;
  readonly folder: string;
  /** Whether it has a Vite configuration of its own; a wizard without one has every wizard's. */
  readonly hasConfig: boolean;
  /** Where its one page stands: `/:locale/visit`; undefined when the API renders its pages. */
  readonly path: string | undefined;
  /** The addresses that this page answers. */
  readonly pages: RegExp | undefined;
  /** Where its modules and its page stand. */
  readonly base: string;
}

interface Served extends FrontEndApp {
  readonly vite: ViteDevServer;
}

/** Vite's development servers of all front ends, behind one port. */
export class PageServers {
  private readonly served: readonly Served[];

  private constructor(served: readonly Served[]) {
    // The most special address first.
    this.served = served.toSorted((one, other) => other.base.length - one.base.length);
  }

  /** Starts a server for each front end; they talk to open pages over the connections of `server`. */
  static async start(server: Server): Promise<PageServers> {
    const apps = await frontEndApps();
    // Configurations of Vite may import libraries, which they find compiled.
    const libraries = apps.flatMap(({ name }) => projectFolders(`apps/${name}`).slice(1));
    const failure = await compile([...new Set(libraries)]);
    if (failure !== undefined) console.error(`\n${failure}`);
    const paths = apps.flatMap(({ path: declared }) => declared ?? []);
    const served = apps.map(async (app) => ({ ...app, vite: await viteFor(app, server, paths) }));
    return new PageServers(await Promise.all(served));
  }

  /** Answers what belongs to a front end; `next` gets everything else. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const address = request.url ?? '/';
    const [pathname = '/'] = address.split('?');
    const asked = this.served.find(({ base, pages }) => pathname.startsWith(base) || pages?.test(pathname));
    if (asked === undefined) return next();
    if (asked.pages && !pathname.startsWith(asked.base)) request.url = `${asked.base}index.html`;
    asked.vite.middlewares(request, response, () => {
      request.url = address;
      next();
    });
  }

  /** Makes open pages load again, unless Vite has put all of the changed files into them already. */
  reload(files: readonly string[]): void {
    const isSeen = files.every((file) => this.served.some(({ vite }) => isInBrowser(vite, path.join(root, file))));
    if (!isSeen) for (const { vite } of this.served) vite.environments.client.hot.send({ type: 'full-reload' });
  }

  /** Shows a failure over every open page. */
  showFailure(message: string): void {
    for (const { vite } of this.served)
      vite.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
  }

  async close(): Promise<void> {
    await Promise.all(this.served.map(({ vite }) => vite.close()));
  }
}

/** Where the API gets the modules that render pages, on a server at `url`. */
export const modulesAt = (url: string): string => `${url}${modulesPath}`;

async function viteFor(
  { folder, hasConfig, pages }: FrontEndApp,
  server: Server,
  paths: readonly string[],
): Promise<ViteDevServer> {
  // Built by now; this file is read before that.
  const { wizardConfig } = await import('@statewise/wizard/vite');
  const own: InlineConfig = {
    root: folder,
    mode: 'development',
    appType: pages ? 'spa' : 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      wholeFiles(),
      embeddedWizard(),
      librarySources(),
      jsonImports(),
      pages ? chartUpdates() : serverModules(),
    ],
    // The console has the wizard of a flow beside its chart.
    define: { 'import.meta.env.FRONT_ENDS': JSON.stringify(paths) },
    // Found before the first page asks for them: a package found late makes open pages load again.
    optimizeDeps: { entries: pages ? ['src/main.tsx'] : ['app/entry.client.tsx'] },
    server: { middlewareMode: { server }, ws: { server } },
  };
  return createServer(hasConfig ? own : { ...mergeConfig(wizardConfig(folder), own), configFile: false });
}

/** Gives the entry of a front end the wizard that a page of the console can have in a frame. */
function embeddedWizard(): Plugin {
  return {
    name: 'embedded-wizard',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === '@statewise/wizard' && /\/src\/main\.tsx(?:\?|$)/.test(importer)
        ? path.join(root, 'libs/wizard/src/embedded/index.tsx')
        : undefined,
  };
}

/** Every app whose package.json declares where its page stands, and every other one with a Vite configuration. */
async function frontEndApps(): Promise<FrontEndApp[]> {
  // Built by now; this file is read before that.
  const { pagePattern } = await import('@statewise/i18n');
  return packagesIn(root, 'apps/*').flatMap(({ folder: place, statewise }): FrontEndApp[] => {
    const folder = path.join(root, place);
    const name = path.basename(folder);
    const hasConfig = existsSync(path.join(folder, 'vite.config.ts'));
    const declared = statewise?.frontEnd?.path;
    const app = { name, folder, hasConfig, path: declared };
    if (declared !== undefined) return [{ ...app, pages: pagePattern(declared), base: `/_${name}/` }];
    return hasConfig ? [{ ...app, pages: undefined, base: '/' }] : [];
  });
}
