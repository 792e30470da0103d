import type { Operation } from '@statewise/contract';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

/** The declared operations by address. */
export class RouteTable {
  /** By the first part of their addresses in lower case; under `*` those that begin with any. */
  private readonly routes = new Map<string, Route[]>();

  constructor(operations: readonly Operation[]) {
    for (const { method, address } of operations) {
      const first = address.startsWith('/{') ? '*' : firstOf(address);
      const route = { method, pattern: patternOf(address) };
      this.routes.set(first, [...(this.routes.get(first) ?? []), route]);
    }
  }

  /** Which methods an address takes; asks the routes alone that begin as it does. */
  methodsOf(path: string): readonly string[] {
    const routes = [...(this.routes.get(firstOf(path)) ?? []), ...(this.routes.get('*') ?? [])];
    return [...new Set(routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))];
  }
}

const ofPrograms = /^\/(?:api|health|media|\.well-known|_[a-z]+)(?:\/|$)|^\/metrics$/;

/** Whether an address may be a page's: no endpoint has it, and it is not below what programs call. */
export const isPageAddress = (path: string, routes: Pick<RouteTable, 'methodsOf'>): boolean =>
  !ofPrograms.test(path) && routes.methodsOf(path).length === 0;

const firstOf = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** The addresses that a declared one stands for, as Express matches them: in any case, with or without a slash at the end. */
function patternOf(address: string): RegExp {
  const parts = address
    .split('/')
    .map((part) => (/^\{\w+\}$/.test(part) ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
