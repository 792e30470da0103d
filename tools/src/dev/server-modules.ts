import { json } from 'node:stream/consumers';
import { normalizePath, type HotPayload, type Plugin, type ViteDevServer } from 'vite';

/** Where the API asks for the modules with which it renders pages. */
export const modulesPath = '/__modules';

export type Invocation = Extract<HotPayload, { readonly type: 'custom' }>;

/** What changed of the sources of a server-rendered front end. */
export interface Changed {
  readonly revision: number;
  /** The files that changed since the revision that was asked for; null where all has to be read anew. */
  readonly files: readonly string[] | null;
}

/** Lends the modules of a server-rendered front end to the API, and reloads pages when one changes that only renders. */
export function serverModules(): Plugin {
  let revision = 0;
  /** The revision from which on modules can be kept: a file that came or went may be imported by a pattern. */
  let oldest = 0;
  const changes = new Map<string, number>();
  const changedSince = (since: number): Changed => ({
    revision,
    files: since < oldest ? null : [...changes].flatMap(([file, at]) => (at > since ? [file] : [])),
  });
  return {
    name: 'server-modules',
    configureServer(server) {
      server.watcher.on('all', (event, file) => {
        revision += 1;
        changes.set(normalizePath(file), revision);
        if (event !== 'change') oldest = revision;
      });
      server.middlewares.use(modulesPath, (request, response, next) => {
        if (request.method === 'GET') {
          const since = new URL(request.url ?? '/', 'http://localhost').searchParams.get('since') || -1;
          return void response.end(JSON.stringify(changedSince(Number(since))));
        }
        json(request)
          .then((invocation) => server.environments.ssr.hot.handleInvoke(invocation as Invocation))
          .then((answer) => response.end(JSON.stringify(answer)))
          .catch(next);
      });
    },
    hotUpdate({ file, server, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0 || isInBrowser(server, file)) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

/** Whether a page has asked for this file, so that Vite replaces it there. */
export function isInBrowser(server: ViteDevServer, file: string): boolean {
  return (server.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}
