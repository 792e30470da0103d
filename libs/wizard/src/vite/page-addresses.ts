import type { Plugin } from 'vite';

/** In development the pages stand where the API serves them in production: under a locale prefix, outside the base. */
export function pageAddresses(base: string, path: string): Plugin {
  const pages = new RegExp(String.raw`^/(?:[a-z]{2}-)?[a-z]{2}${path}(?:[/?]|$)`);
  return {
    name: 'page-addresses',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (pages.test(request.url ?? '')) request.url = `${base}index.html`;
        next();
      });
    },
  };
}
