import type { Express } from 'express';

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** The routes of the server by address, read once all of them are known. */
export class RouteTable {
  private all: readonly Route[] | undefined;

  constructor(private readonly server: Express) {}

  /** Which methods an address takes; asked only when a request found no endpoint, to tell 405 from 404. */
  methodsOf(path: string): readonly string[] {
    return [...new Set(this.routes().flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  }

  private routes(): readonly Route[] {
    this.all ??= this.server.router.stack.flatMap((layer) =>
      layer.route
        ? [
            routeOf(
              layer.route.path,
              layer.route.stack.map(({ method }) => method),
            ),
          ]
        : [],
    );
    return this.all;
  }
}

function routeOf(path: string, methods: readonly (string | undefined)[]): Route {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.startsWith('*') ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return {
    pattern: new RegExp(`^${parts.join('/')}/?$`, 'i'),
    methods: methods.flatMap((method) => (method ? [method.toUpperCase()] : [])),
  };
}
