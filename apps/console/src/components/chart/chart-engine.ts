import Elk from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartDescription } from '@statewise/flow';
import { layOut, type ChartLayout, type LayoutEngine } from './chart-layout.js';

let engine: LayoutEngine | undefined;
const layouts = new WeakMap<ChartDescription, Promise<ChartLayout>>();

/** The layout of a chart, made in a worker that is fetched with the first drawing; each chart is laid out once. */
export function layoutOf(chart: ChartDescription): Promise<ChartLayout> {
  const known = layouts.get(chart);
  if (known) return known;
  engine ??= new Elk.default({ workerFactory: () => new Worker(workerUrl) });
  const made = layOut(engine, chart);
  layouts.set(chart, made);
  return made;
}
