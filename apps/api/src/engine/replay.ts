import {
  decide,
  factsOf,
  initialSnapshot,
  stateOf,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type FlowSnapshot,
} from '@statewise/machines';
import type { IdempotencyKey } from '../platform/http/idempotency-key.js';
import { sameJson } from '../platform/database/same-json.js';
import { Problem } from '../platform/problem/problem.js';
import { columnsOf } from './application-rows.js';
import { changedSteps, snapshotOf } from './decide.js';
import { flowMigrated, snapshotAfterMigration } from './migration-entry.js';
import type { EarlierAnswer, LoggedTransition, Outcome, StoredApplication } from './stored-application.js';

// Where a log leads: to answer a repeated call as it was answered first, and to prove what is stored.

/** Where a log leads, and the entry at which the chart refuses to follow it further, if there is one. */
interface Replay {
  readonly snapshot: FlowSnapshot;
  readonly refused?: LoggedTransition;
}

/** Follows a log through the chart, from its last migration if there was one: what came before belongs to an older chart. */
function replay(flow: Flow, log: readonly LoggedTransition[]): Replay {
  const migration = log.findLastIndex(({ event }) => event.type === flowMigrated);
  const checkpoint = log[migration];
  let snapshot = checkpoint ? snapshotAfterMigration(flow, checkpoint) : initialSnapshot(flow);
  for (const entry of log.slice(migration + 1)) {
    const taken = decide(flow, snapshot, eventOf(entry));
    if (!taken.taken) return { snapshot, refused: entry };
    snapshot = taken.snapshot;
  }
  return { snapshot };
}

function eventOf({ event, at, actor_role, actor_id }: LoggedTransition): FlowEvent {
  return {
    ...event,
    at: at.toISOString(),
    actor: { role: actor_role as FlowEvent['actor']['role'], ...(actor_id !== null && { id: actor_id }) },
  };
}

/**
 * The outcome of the call that the same key made earlier. What happened since is left out
 * by following the log up to that call, so that the answer is the first one again. Where an older chart made the log's
 * entry and this one cannot follow, the entry itself says where the application was.
 */
export async function earlierOutcome(
  flow: Flow,
  stored: StoredApplication,
  earlier: EarlierAnswer,
  key: IdempotencyKey,
  readLog: () => Promise<LoggedTransition[]>,
): Promise<Outcome> {
  if (earlier.fingerprint !== key.fingerprint) throw new Problem('REQUEST.KEY_REUSED');
  if (earlier.seq === stored.version)
    return { flow, application: stored, snapshot: snapshotOf(flow, stored), repeated: true };
  const { seq, to_state: state, current_step, furthest_step } = earlier;
  const log = (await readLog()).slice(0, seq);
  const { snapshot, refused } = replay(flow, log);
  const updated_at = log.at(-1)?.at ?? stored.updated_at;
  const application = { ...stored, state, version: seq, current_step, furthest_step, updated_at };
  if (refused || stateOf(flow, snapshot) !== state)
    return { flow, application, snapshot: snapshotOf(flow, stored), repeated: true };
  const { context } = snapshot;
  const steps = changedSteps({ ...context, steps: {}, setAside: {} }, context).map((step) => ({
    ...step,
    draft: null,
  }));
  return {
    flow,
    application: { ...application, ...columnsOf(flow, snapshot, current_step), steps, contacts: context.contacts },
    snapshot,
    repeated: true,
  };
}

/** In what the replayed log and the stored application differ; undefined when they agree exactly. */
export function differenceOf(
  flow: Flow,
  stored: StoredApplication,
  log: readonly LoggedTransition[],
): string | undefined {
  const gap = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return `transition ${gap + 1} is missing from the log`;
  if (log.length !== stored.version) return `version ${stored.version} has ${log.length} transitions`;
  const { snapshot, refused } = replay(flow, log);
  const state = stateOf(flow, snapshot);
  if (refused) return `transition ${refused.seq}: the chart refuses ${refused.event.type} in ${state}`;
  const current = snapshotOf(flow, stored);
  if (state !== stateOf(flow, current)) return `the log leads to ${state}, stored is ${stored.state}`;
  if (!sameJson(factsOf(snapshot.context), factsOf(current.context))) return 'the facts differ';
  if (!sameJson(snapshot.context.contacts, current.context.contacts)) return 'the contacts differ';
  const steps = changedStepsByValue(snapshot.context, current.context);
  return steps.length > 0 ? `the answers of step ${steps.join(', ')} differ` : undefined;
}

function changedStepsByValue(replayed: FlowContext, stored: FlowContext): number[] {
  return changedSteps(stored, replayed)
    .map(({ step_number }) => step_number)
    .filter(
      (n) => !sameJson(replayed.steps[n], stored.steps[n]) || !sameJson(replayed.setAside[n], stored.setAside[n]),
    );
}
