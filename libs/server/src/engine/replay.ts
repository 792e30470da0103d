import {
  decide,
  factsOf,
  initialSnapshot,
  isLost,
  stateOf,
  type Flow,
  type FlowContext,
  type FlowEvent,
  type FlowSnapshot,
} from '@statewise/flow';
import type { IdempotencyKey } from '../platform/http/handles.js';
import { sameJson } from '../platform/database/same-json.js';
import { Problem } from '../platform/problem/problem.js';
import { columnsOf } from './application-rows.js';
import { shownApplication } from './brought-up.js';
import { changedSteps, shownSnapshot, snapshotOf } from './run-events.js';
import { flowMigrated, snapshotAfterMigration } from './migration-entry.js';
import type { EarlierAnswer, LoggedTransition, Outcome, StoredApplication } from './stored-application.js';

// Where a log leads: to answer a repeated call as it was answered first, and to prove what is stored.

/** What became of an entry: an older chart made it, the chart took it, or it refuses to. */
type Taken = 'older' | 'taken' | 'refused';

/**
 * Follows a log through the chart, entry by entry. What came before the last migration, `migratedAt`, belongs to an older
 * chart and is passed over.
 */
export class Replay {
  /** Where the log leads so far; undefined while an older chart leads it. */
  snapshot: FlowSnapshot | undefined;

  constructor(
    private readonly flow: Flow,
    private readonly migratedAt: number,
  ) {
    this.snapshot = migratedAt === 0 ? initialSnapshot(flow) : undefined;
  }

  /** One that follows this whole log. */
  static of(flow: Flow, log: readonly LoggedTransition[]): Replay {
    return new Replay(flow, log.findLast(({ event }) => event.type === flowMigrated)?.seq ?? 0);
  }

  take(entry: LoggedTransition): Taken {
    if (entry.seq < this.migratedAt) return 'older';
    if (entry.seq === this.migratedAt) {
      this.snapshot = snapshotAfterMigration(this.flow, entry);
      return 'taken';
    }
    const taken = this.snapshot && decide(this.flow, this.snapshot, eventOf(entry));
    if (!taken?.taken) return 'refused';
    this.snapshot = taken.snapshot;
    return 'taken';
  }
}

/** Where a log leads, and the entry at which the chart refuses to follow it further, if there is one. */
function replay(
  flow: Flow,
  log: readonly LoggedTransition[],
): { readonly snapshot: FlowSnapshot; readonly refused?: LoggedTransition } {
  const run = Replay.of(flow, log);
  const refused = log.find((entry) => run.take(entry) === 'refused');
  return { snapshot: run.snapshot ?? initialSnapshot(flow), ...(refused && { refused }) };
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
  const shown = shownApplication(flow, stored);
  const { seq } = earlier;
  const log = seq === stored.version ? [] : (await readLog()).filter((entry) => entry.seq <= seq);
  const answered = log.at(-1);
  // A log may have been taken out of this database.
  if (answered?.seq !== seq) return { flow, application: shown, snapshot: snapshotOf(flow, stored), repeated: true };
  const { to_state: state, current_step, furthest_step, at: updated_at } = answered;
  const { snapshot, refused } = replay(flow, log);
  const application = { ...shown, state, version: seq, current_step, furthest_step, updated_at };
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

/** A part of what is stored that is not as the log leads to it; `lost` where the chart does not have the stored state. */
export type DifferingPart = 'lost' | 'state' | 'facts' | 'contacts' | `step ${number}`;

/** In which parts what is stored is not where the log leads. */
export function partsThatDiffer(flow: Flow, replayed: FlowSnapshot, stored: StoredApplication): DifferingPart[] {
  const current = shownSnapshot(flow, stored);
  const differs = {
    lost: isLost(flow, current),
    state: stateOf(flow, replayed) !== stateOf(flow, current),
    facts: !sameJson(factsOf(replayed.context), factsOf(current.context)),
    contacts: !sameJson(replayed.context.contacts, current.context.contacts),
  };
  const steps = changedStepsByValue(replayed.context, current.context).map((n) => `step ${n}` as const);
  return [...(['lost', 'state', 'facts', 'contacts'] as const).filter((part) => differs[part]), ...steps];
}

function changedStepsByValue(replayed: FlowContext, stored: FlowContext): number[] {
  return changedSteps(stored, replayed)
    .map(({ step_number }) => step_number)
    .filter(
      (n) => !sameJson(replayed.steps[n], stored.steps[n]) || !sameJson(replayed.setAside[n], stored.setAside[n]),
    );
}
