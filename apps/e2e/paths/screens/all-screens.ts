import type { Flow } from '@statewise/flow';
import { businessScreens } from './business-screens.ts';
import { loanScreens } from './loan-screens.ts';
import type { FlowScreens, ScreenWay } from './screen-way.ts';
import { standardWays } from './standard-ways.ts';
import { storeScreens } from './store-screens.ts';

/** What the screens of flows offer besides what every wizard's do. */
const own: Readonly<Record<string, FlowScreens>> = {
  'loan-application': loanScreens,
  'e-banking': businessScreens,
  store: storeScreens,
};

interface Named {
  readonly transition: string;
  readonly event: string;
}

/** The declaration of a flow's screens; a flow without one has what every wizard has. */
export function screensOf(flow: string): FlowScreens {
  return own[flow] ?? {};
}

/** How a person causes a transition; undefined when nothing says. */
export function wayOf(flow: string, { transition, event }: Named): ScreenWay | undefined {
  const { ways = {}, unoffered = {} } = screensOf(flow);
  if (ways[transition]) return ways[transition];
  if (unoffered[transition] ?? unoffered[event]) return undefined;
  return ways[event] ?? standardWays[event];
}

/** Why no person causes a transition on a screen; null when nothing says. */
export function reasonOf({ id, events }: Flow, named: Named): string | null {
  if (wayOf(id, named) !== undefined) return null;
  const { unoffered = {} } = screensOf(id);
  const isOfServer = events[named.event]?.who.roles.every((role) => role === 'system') === true;
  return unoffered[named.transition] ?? unoffered[named.event] ?? (isOfServer ? 'Only the server sends it.' : null);
}
