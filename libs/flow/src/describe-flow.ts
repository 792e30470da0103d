import { exampleOf, jsonSchemaOf, type Fields, type JsonSchema } from '@statewise/fields';
import { describeChart, type ChartDescription } from './describe-chart.js';
import type { Flow, Role } from './flow.js';

/** One type of event as data. */
export interface ChartEvent {
  readonly type: string;
  /** What it means, for people. */
  readonly says: string;
  /** Who may send it. */
  readonly by: readonly Role[];
  /** Whether it brings an application into being. */
  readonly creates: boolean;
  /** Whether the browser alone takes it, while no application exists yet. */
  readonly local: boolean;
  /** What its sender says, as a JSON Schema; null when it has no members of its own. */
  readonly payload: JsonSchema | null;
  readonly example: Fields;
  /** Names of the members that only the server puts on. */
  readonly adds: readonly string[];
}

/** A persisted flow as plain data: its chart, and what its events declare. */
export interface FlowDescription extends ChartDescription {
  readonly version: number;
  readonly events: readonly ChartEvent[];
}

/** Everything that can be seen of a persisted flow, as plain data. */
export function describeFlow(flow: Flow): FlowDescription {
  return {
    ...describeChart(flow.machine),
    id: flow.id,
    title: flow.title,
    version: flow.version,
    events: Object.entries(flow.events).map(
      ([type, { description: says, who, payload, serverFields: adds, local }]) => ({
        type,
        says,
        by: who.roles,
        creates: flow.creates.includes(type),
        local: local === true,
        payload: payload ? jsonSchemaOf(payload) : null,
        example: payload ? exampleOf(payload) : {},
        adds: Object.keys(adds),
      }),
    ),
  };
}

/** A flow as it was released: its chart, and its events without their payloads. */
export interface ReleasedChart extends Omit<FlowDescription, 'events'> {
  readonly events: readonly Omit<ChartEvent, 'payload' | 'example'>[];
}

/** What is kept of a flow's description when it is released. */
export function releasedChart({ events, ...chart }: FlowDescription): ReleasedChart {
  return { ...chart, events: events.map(({ payload: _, example: __, ...event }) => event) };
}
