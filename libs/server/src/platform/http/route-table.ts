import type { Operation } from '@statewise/contract';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

/** The declared operations by address. */
export class RouteTable {
  private readonly routes: readonly Route[];

  constructor(operations: readonly Operation[]) {
    this.routes = operations.map(({ method, address }) => ({ method, pattern: patternOf(address) }));
  }

  /** Which methods an address takes; asked only when a request found no endpoint, to tell 405 from 404. */
  methodsOf(path: string): readonly string[] {
    return [...new Set(this.routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))];
  }
}

/** The addresses that a declared one stands for, as Express matches them: in any case, with or without a slash at the end. */
function patternOf(address: string): RegExp {
  const parts = address
    .split('/')
    .map((part) => (/^\{\w+\}$/.test(part) ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
