import { json } from 'node:stream/consumers';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';

/** Where the API asks for the modules with which it renders pages. */
export const modulesPath = '/__modules';

type Invocation = Extract<HotPayload, { readonly type: 'custom' }>;

/** Lends the modules of a server-rendered front end to the API, and reloads pages when one changes that only renders. */
export function serverModules(): Plugin {
  let revision = 0;
  return {
    name: 'server-modules',
    configureServer(server) {
      server.watcher.on('all', () => (revision += 1));
      server.middlewares.use(modulesPath, (request, response, next) => {
        if (request.method === 'GET') return void response.end(String(revision));
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
