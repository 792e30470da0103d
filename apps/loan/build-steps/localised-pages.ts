import type { Plugin } from 'vite';

/** In development the pages stand where the API serves them in production: under a locale prefix, outside the base. */
export function localisedPages(base: string): Plugin {
  return {
    name: 'localised-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/(?:[a-z]{2}-)?[a-z]{2}\/loan-application(?:[/?]|$)/.test(request.url ?? ''))
          request.url = `${base}index.html`;
        next();
      });
    },
  };
}
