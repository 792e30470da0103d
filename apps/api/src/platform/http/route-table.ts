import type { Express } from 'express';

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** Which methods an address takes; asked only when a request found no endpoint, to tell 405 from 404. */
export class RouteTable {
  private routes: readonly Route[] | undefined;

  constructor(private readonly server: Express) {}

  methodsOf(path: string): readonly string[] {
    this.routes ??= this.server.router.stack.flatMap((layer) => (layer.route ? [routeOf(layer.route.path, layer.route.stack.map((handler) => handler.method))] : []));
    return [...new Set(this.routes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  }
}

function routeOf(template: string, methods: readonly (string | undefined)[]): Route {
  const parts = template.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.startsWith('*') ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return { pattern: new RegExp(`^${parts.join('/')}/?$`, 'i'), methods: methods.flatMap((method) => (method ? [method.toUpperCase()] : [])) };
}
