import { contextOf, factsOf, migrateStored, pathOf, stepOf, valueOf } from '@statewise/machines';
import type { Fields } from '@statewise/fields';
import type { Flow, FlowContext, FlowEvent } from '@statewise/machines';
import { getNextTransitions, initialTransition, type AnyMachineSnapshot, type StateValue } from 'xstate';
import { pureTransition, type ChartAction } from './pure-transition.js';
import type { StatusColumns, StoredApplication, StoredStep } from './stored-application.js';

/** Where an application is in its chart, and everything its guards may read. */
export interface Position {
  readonly value: StateValue;
  readonly context: FlowContext;
}

/** What one event did: the new position and the actions that the chart wants done in the world. */
export interface Advance {
  readonly position: Position;
  readonly actions: readonly ChartAction[];
}

/** The position before anything happened. */
export function initialPosition(flow: Flow): Position {
  const [snapshot] = initialTransition(flow.machine) as [AnyMachineSnapshot, unknown];
  return { value: snapshot.value, context: snapshot.context as FlowContext };
}

/** The position of a stored application, brought to the flow's present version first. */
export function positionOf(flow: Flow, stored: StoredApplication): Position {
  const current = stored.flow_version === flow.version ? stored : migrateStored(flow, stored.flow_version, stored);
  const regions = current === stored ? (stored.regions as StateValue | null) : null;
  return {
    value: regions ?? valueOf(current.state),
    context: contextOf(
      current.facts,
      byNumber(stored.steps, 'fields'),
      byNumber(stored.steps, 'set_aside'),
      stored.contacts,
    ),
  };
}

/**
 * Takes one event; undefined when the chart refuses it. A refused event leaves the very same snapshot, so that the
 * guards need not be asked twice. A guard that throws on a malformed payload refuses.
 */
export function advance(flow: Flow, { value, context }: Position, event: FlowEvent): Advance | undefined {
  if (!flow.machine.events.includes(event.type)) return undefined;
  const snapshot = snapshotOf(flow, { value, context });
  const [next, actions] = pureTransition(flow.machine, snapshot, event);
  if (next === snapshot && actions.length === 0) return undefined;
  return { position: { value: next.value, context: next.context as FlowContext }, actions };
}

/** Types of the events that the chart has transitions for here, and whose guards do not rule this actor out. */
export function allowedEvents(flow: Flow, position: Position, actor: FlowEvent['actor'], at: string): string[] {
  const transitions = getNextTransitions(snapshotOf(flow, position));
  const types = new Set(transitions.filter(({ eventType }) => eventType !== '').map(({ eventType }) => eventType));
  return [...types].filter((type) => flow.mayTry?.(position.context, { type, at, actor }) ?? true);
}

function snapshotOf(flow: Flow, { value, context }: Position): AnyMachineSnapshot {
  return flow.machine.resolveState({ value, context }) as AnyMachineSnapshot;
}

/** The columns that say where an application is. */
export function columnsOf(flow: Flow, position: Position, fallbackStep: number) {
  const state = pathOf(position.value);
  return {
    state,
    regions: sameValue(valueOf(state), position.value) ? null : position.value,
    facts: factsOf(position.context),
    flow_version: flow.version,
    current_step: stepOf(flow.machine, state)?.step ?? fallbackStep,
    furthest_step: position.context.furthestStep,
    ...statusColumns(flow, position.context),
  };
}

function statusColumns(flow: Flow, context: FlowContext): StatusColumns {
  const statuses = flow.statuses?.(context);
  return {
    application_status_id: statuses?.application ?? 0,
    risk_status_id: statuses?.risk ?? 0,
    nbb_status_id: statuses?.nbb ?? 0,
    payslip_status_id: statuses?.payslip ?? 0,
    invoice_status_id: statuses?.invoice ?? 0,
    final_status_id: statuses?.final ?? 0,
  };
}

/** The steps whose answers an event changed, as rows; unchanged ones are the very same object. */
export function changedSteps(before: FlowContext, after: FlowContext): Omit<StoredStep, 'draft'>[] {
  const numbers = new Set(
    [
      ...Object.keys(after.steps),
      ...Object.keys(before.steps),
      ...Object.keys(after.setAside),
      ...Object.keys(before.setAside),
    ].map(Number),
  );
  return [...numbers]
    .filter((n) => before.steps[n] !== after.steps[n] || before.setAside[n] !== after.setAside[n])
    .map((n) => ({ step_number: n, fields: after.steps[n] ?? null, set_aside: after.setAside[n] ?? null }));
}

function byNumber(steps: readonly StoredStep[], column: 'fields' | 'set_aside'): Record<number, Fields> {
  const found: Record<number, Fields> = {};
  for (const step of steps) {
    const fields = step[column];
    if (fields !== null) found[step.step_number] = fields;
  }
  return found;
}

function sameValue(a: StateValue, b: StateValue): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
