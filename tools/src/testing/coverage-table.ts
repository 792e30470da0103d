/** Whether tests did a thing, or why they need not. */
interface Covered {
  readonly isDone: boolean;
  readonly reason: string | null;
}

/** The part of a flow's coverage that the table shows. */
export interface FlowResult {
  readonly flow: string;
  readonly states: readonly Covered[];
  readonly transitions: readonly {
    readonly transition: string;
    readonly taking: Covered;
    readonly refusing: Covered | null;
  }[];
  readonly forbidden: number;
}

/** A table of what tests drawn from charts came to, and below it what was left out and why. */
export function coverageTable(flows: readonly FlowResult[]): string {
  const rows = flows.map(({ flow, states, transitions, forbidden }) => {
    const guards = transitions.flatMap(({ refusing }) => (refusing ? [refusing] : []));
    const columns = [states, transitions.map(({ taking }) => taking), guards].map(share);
    return [flow.padEnd(20), ...columns.map((text) => text.padStart(14)), String(forbidden).padStart(10)].join('');
  });
  const head = ['flow'.padEnd(20), ...['states', 'transitions', 'guards'].map((name) => name.padStart(14))].join('');
  const left = flows.flatMap(({ transitions }) =>
    transitions.flatMap(({ transition, taking, refusing }) =>
      [taking, refusing].flatMap((one) => (one?.reason ? [`  ${transition}: ${one.reason}`] : [])),
    ),
  );
  return [`${head}${'forbidden'.padStart(10)}`, ...rows, ...(left.length > 0 ? ['', 'Left out:', ...left] : [])].join(
    '\n',
  );
}

/** How many of those that are not left out were done. */
function share(all: readonly Covered[]): string {
  const counting = all.filter(({ reason }) => reason === null);
  const done = counting.filter(({ isDone }) => isDone).length;
  const rounded = counting.length === 0 ? 100 : Math.floor((100 * done) / counting.length);
  return `${done}/${counting.length} ${rounded} %`;
}
