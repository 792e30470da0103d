import Elk from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartDescription } from '@statewise/flow';
import { groupsOf } from './chart-fold.js';
import { layOut, type ChartLayout, type LayoutEngine } from './chart-layout.js';
import { fits, type Size } from './view.js';

let engine: LayoutEngine | undefined;
const layouts = new WeakMap<ChartDescription, Map<string, Promise<ChartLayout>>>();
const noneClosed: ReadonlySet<string> = new Set();

/** The layout of a chart, made in a worker that is fetched with the first drawing; each is made once. */
export function layoutOf(chart: ChartDescription, closed = noneClosed, isCounted = false): Promise<ChartLayout> {
  const known = layouts.get(chart) ?? new Map<string, Promise<ChartLayout>>();
  layouts.set(chart, known);
  const key = `${isCounted} ${[...closed].toSorted().join()}`;
  const found = known.get(key);
  if (found) return found;
  engine ??= new Elk.default({ workerFactory: () => new Worker(workerUrl) });
  const made = layOut(engine, chart, closed, isCounted);
  known.set(key, made);
  return made;
}

/** The groups of a chart to close, but those that are kept open, so that all the rest can be read in a window at once. */
export async function closedToRead(
  chart: ChartDescription,
  size: Size,
  { keptOpen = [], isCounted = false }: { readonly keptOpen?: readonly string[]; readonly isCounted?: boolean } = {},
): Promise<ReadonlySet<string>> {
  const groups = groupsOf(chart);
  let closed = new Set(groups.filter((path) => !keptOpen.includes(path)));
  // Outer groups come first: what is in a closed one is not tried.
  for (const group of groups) {
    const { parent } = chart.states.find(({ path }) => path === group) ?? {};
    if (!closed.has(group) || (parent && closed.has(parent))) continue;
    const fewer = new Set([...closed].filter((path) => path !== group));
    if (fits(await layoutOf(chart, fewer, isCounted), size)) closed = fewer;
  }
  return closed;
}
