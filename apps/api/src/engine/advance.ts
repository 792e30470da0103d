import { contextOf, factsOf, migrateStored, pathOf, stepOf, valueOf } from '@statewise/machines';
import type { Fields } from '@statewise/fields';
import type { Flow, FlowContext, FlowEvent } from '@statewise/machines';
import { getNextTransitions, initialTransition, type AnyMachineSnapshot, type StateValue } from 'xstate';
import { pureTransition, type ChartAction } from './pure-transition.js';
import type { StatusColumns, StoredApplication, StoredStep } from './stored-application.js';

/** Where an application is in its chart, and everything its guards may read. */
export interface FlowSnapshot {
  readonly value: StateValue;
  readonly context: FlowContext;
}

/** What one event did: the new snapshot and the actions that the chart wants done in the world. */
export interface Advance {
  readonly snapshot: FlowSnapshot;
  readonly actions: readonly ChartAction[];
}

/** The snapshot before anything happened. */
export function initialSnapshot(flow: Flow): FlowSnapshot {
  const [snapshot] = initialTransition(flow.machine) as [AnyMachineSnapshot, unknown];
  return { value: snapshot.value, context: snapshot.context as FlowContext };
}

/** The snapshot of a stored application, brought to the flow's present version first. */
export function snapshotOf(flow: Flow, stored: StoredApplication): FlowSnapshot {
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
export function advance(flow: Flow, { value, context }: FlowSnapshot, event: FlowEvent): Advance | undefined {
  if (!flow.machine.events.includes(event.type)) return undefined;
  const snapshot = resolved(flow, { value, context });
  const [next, actions] = pureTransition(flow.machine, snapshot, event);
  if (next === snapshot && actions.length === 0) return undefined;
  return { snapshot: { value: next.value, context: next.context as FlowContext }, actions };
}

/** Types of the events that the chart has transitions for here, and whose guards do not rule this actor out. */
export function allowedEvents(flow: Flow, snapshot: FlowSnapshot, actor: FlowEvent['actor'], at: string): string[] {
  const transitions = getNextTransitions(resolved(flow, snapshot));
  const types = new Set(transitions.filter(({ eventType }) => eventType !== '').map(({ eventType }) => eventType));
  return [...types].filter((type) => flow.mayTry?.(snapshot.context, { type, at, actor }) ?? true);
}

function resolved(flow: Flow, { value, context }: FlowSnapshot): AnyMachineSnapshot {
  return flow.machine.resolveState({ value, context }) as AnyMachineSnapshot;
}

/** The columns that say where an application is. */
export function columnsOf(flow: Flow, snapshot: FlowSnapshot, fallbackStep: number) {
  const state = pathOf(snapshot.value);
  return {
    state,
    regions: sameValue(valueOf(state), snapshot.value) ? null : snapshot.value,
    facts: factsOf(snapshot.context),
    flow_version: flow.version,
    current_step: stepOf(flow.machine, state)?.step ?? fallbackStep,
    furthest_step: snapshot.context.furthestStep,
    ...statusColumns(flow, snapshot.context),
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
