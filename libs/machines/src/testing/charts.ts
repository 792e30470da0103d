import type { AnyStateMachine } from 'xstate';
import { chartCatalogue } from '../catalogue.js';
import * as machines from '../index.js';

/** A chart of the catalogue, at hand. */
interface ChartEntry {
  readonly id: string;
  readonly title: string;
  readonly persisted: boolean;
  readonly machine: AnyStateMachine;
}

/** Everything that the library exports, by name. */
const exported: Readonly<Record<string, unknown>> = machines;

/** Every chart, the persisted ones first. */
export const charts: readonly ChartEntry[] = chartCatalogue.map(({ id, title, persisted, constant }) => {
  const machine = persisted ? machines.flows.find((flow) => flow.id === id)?.machine : exported[constant];
  return { id, title, persisted, machine: Object(machine) };
});
