import type { Covered, FlowCoverage, TransitionCoverage } from '@statewise/flow';

/** The part of a flow's coverage that the table shows; without screens where only the API was walked. */
export interface FlowResult extends Pick<FlowCoverage, 'flow' | 'forbidden'> {
  readonly states: readonly Covered[];
  readonly transitions: readonly (Pick<TransitionCoverage, 'transition' | 'taking' | 'refusing'> &
    Partial<Pick<TransitionCoverage, 'screen'>>)[];
}

const columns = ['states', 'transitions', 'guards', 'screens'];

/** A table of what tests drawn from charts came to, and below it what was left out and why. */
export function coverageTable(flows: readonly FlowResult[]): string {
  const rows = flows.map(({ flow, states, transitions, forbidden }) => {
    const guards = transitions.flatMap(({ refusing }) => (refusing ? [refusing] : []));
    const screens = transitions.flatMap(({ screen }) => (screen ? [screen] : []));
    const shares = [states, transitions.map(({ taking }) => taking), guards, screens].map(share);
    return [flow.padEnd(20), ...shares.map((text) => text.padStart(14)), String(forbidden).padStart(10)].join('');
  });
  const head = ['flow'.padEnd(20), ...columns.map((name) => name.padStart(14)), 'forbidden'.padStart(10)].join('');
  const left = flows.flatMap(({ transitions }) =>
    transitions.flatMap(({ transition, taking, refusing, screen }) => [
      ...[taking, refusing].flatMap((one) => (one?.reason ? [`  ${transition}: ${one.reason}`] : [])),
      ...(screen?.reason && screen.reason !== taking.reason ? [`  ${transition}, on a screen: ${screen.reason}`] : []),
    ]),
  );
  return [head, ...rows, ...(left.length > 0 ? ['', 'Left out:', ...left] : [])].join('\n');
}

/** How many of those that are not left out were done. */
function share(all: readonly Covered[]): string {
  const counting = all.filter(({ reason }) => reason === null);
  const done = counting.filter(({ isDone }) => isDone).length;
  const rounded = counting.length === 0 ? 100 : Math.floor((100 * done) / counting.length);
  return `${done}/${counting.length} ${rounded} %`;
}
