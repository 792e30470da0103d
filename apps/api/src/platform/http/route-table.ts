import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';

interface Route {
  readonly path: string;
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  readonly handle: RequestHandler;
}

/** The routes of the server by address, read once all of them are known. */
export class RouteTable {
  private all: readonly Route[] | undefined;
  private fixed: ReadonlyMap<string, RequestHandler> | undefined;

  constructor(private readonly server: Express) {}

  /** Which methods an address takes; asked only when a request found no endpoint, to tell 405 from 404. */
  methodsOf(path: string): readonly string[] {
    return [...new Set(this.routes().flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  }

  /** Takes requests for addresses without parameters straight to their endpoint; Express would try every route before it. */
  readonly shortcut = (request: Request, response: Response, next: NextFunction): void => {
    this.fixed ??= this.fixedRoutes();
    const handle = this.fixed.get(`${request.method} ${request.path}`);
    if (handle) handle(request, response, next);
    else next();
  };

  private fixedRoutes(): ReadonlyMap<string, RequestHandler> {
    const fixed = this.routes().filter(({ path }) => !/[:*{]/.test(path));
    // The first of several routes is the one that Express would take.
    return new Map(
      fixed
        .toReversed()
        .flatMap(({ path, methods, handle }) => methods.map((method) => [`${method} ${path}`, handle] as const)),
    );
  }

  private routes(): readonly Route[] {
    this.all ??= this.server.router.stack.flatMap((layer) =>
      layer.route
        ? [
            routeOf(
              layer.route.path,
              layer.route.stack.map(({ method }) => method),
              layer.handle,
            ),
          ]
        : [],
    );
    return this.all;
  }
}

function routeOf(path: string, methods: readonly (string | undefined)[], handle: RequestHandler): Route {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.startsWith('*') ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return {
    path,
    pattern: new RegExp(`^${parts.join('/')}/?$`, 'i'),
    methods: methods.flatMap((method) => (method ? [method.toUpperCase()] : [])),
    handle,
  };
}
