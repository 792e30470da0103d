import { factsOf, regionsOf, stateOf, stepOf, type Actor, type Flow, type FlowSnapshot } from '@statewise/flow';
import type { Fields } from '@statewise/fields';
import { randomUUID } from 'node:crypto';
import { newCode } from './application-codes.js';
import { broughtUp } from './brought-up.js';
import { changedSteps, type Run } from './run-events.js';
import type {
  ApplicationChange,
  ApplicationInsert,
  ChangedStep,
  Chained,
  StoredApplication,
  StoredStep,
} from './stored-application.js';

// The rows of an application: before its first save, and after another one.

/** What a caller says about an application that it creates. */
export interface Origin {
  readonly actor: Actor;
  readonly locale: string;
  /** Typed on the applicant's behalf but not yet confirmed by the applicant, by step number. */
  readonly drafts?: Readonly<Record<number, Fields>>;
}

/** The columns that say where an application is. */
export function columnsOf(flow: Flow, snapshot: FlowSnapshot, fallbackStep: number) {
  const { context } = snapshot;
  const state = stateOf(flow, snapshot);
  return {
    state,
    regions: regionsOf(flow, snapshot),
    facts: factsOf(context),
    flow_version: flow.version,
    current_step: stepOf(flow, state)?.step ?? fallbackStep,
    furthest_step: context.furthestStep,
  };
}

/** A stored application as it is once the change of a run is written, at the moment of the last thing that happened. */
export function afterChange(
  flow: Flow,
  kept: StoredApplication,
  { contacts: _, newCode: renewed, left: __, documents: ___, ...change }: Chained<ApplicationChange>,
  { snapshot }: Run,
): StoredApplication {
  const { asKept: ____, ...stored } = broughtUp(flow, kept);
  const at = change.transitions.at(-1)?.at;
  const { contacts } = snapshot.context;
  const steps = new Map<number, StoredStep>();
  for (const step of stored.steps) steps.set(step.step_number, step);
  for (const step of change.steps)
    steps.set(step.step_number, { draft: steps.get(step.step_number)?.draft ?? null, ...step });
  return {
    ...stored,
    ...change,
    code: renewed ?? stored.code,
    contacts,
    steps: [...steps.values()],
    updated_at: at ? new Date(at) : stored.updated_at,
  };
}

/** An application that did not exist before its first event. */
export function newApplication(flow: Flow, run: Run, { actor, locale, drafts = {} }: Origin): ApplicationInsert {
  const { context } = run.snapshot;
  const maker = actor.person ?? actor.id ?? null;
  if (context.contacts.length > 0) throw new Error(`flow ${flow.id} creates an application with contacts`);
  return {
    ...columnsOf(flow, run.snapshot, 1),
    public_id: randomUUID(),
    flow: flow.id,
    code: newCode(),
    admin_code: newCode(),
    version: run.transitions.length,
    locale,
    intermediary_id: actor.role === 'intermediary' ? maker : null,
    made_by: maker,
    steps: withDrafts(changedSteps(run.before.context, context), drafts),
    transitions: run.transitions,
  };
}

function withDrafts(steps: readonly ChangedStep[], drafts: Readonly<Record<number, Fields>>): StoredStep[] {
  const rows = new Map<number, StoredStep>(steps.map((step) => [step.step_number, { draft: null, ...step }]));
  for (const [number, draft] of Object.entries(drafts)) {
    const step_number = Number(number);
    rows.set(step_number, { fields: null, set_aside: null, ...rows.get(step_number), step_number, draft });
  }
  return [...rows.values()];
}
