import { pathOf, type Flow } from '@statewise/machines';
import { changedSteps, columnsOf, snapshotOf, type FlowSnapshot } from './advance.js';
import type { Outcome } from './flow-engine.js';
import { keyReused } from './refusals.js';
import { replay } from './replay.js';
import type { EarlierAnswer, IdempotencyKey, LoggedTransition, StoredApplication } from './stored-application.js';

/**
 * The outcome of the call that the same key made earlier; undefined when it made none. What happened since is left out
 * by following the log up to that call, so that the answer is the first one again.
 */
export async function earlierOutcome(
  flow: Flow,
  stored: StoredApplication,
  key: IdempotencyKey | undefined,
  log: () => Promise<LoggedTransition[]>,
): Promise<Outcome | undefined> {
  const { earlier } = stored;
  if (!key || !earlier) return undefined;
  if (earlier.fingerprint !== key.fingerprint) throw keyReused();
  if (earlier.seq === stored.version)
    return { application: stored, snapshot: snapshotOf(flow, stored), repeated: true };
  const entries = (await log()).slice(0, earlier.seq);
  const { snapshot, refused } = replay(flow, entries, stored.contacts);
  const isReplayed = !refused && pathOf(snapshot.value) === earlier.to_state;
  const application = atThatTime(stored, earlier, entries.at(-1)?.at);
  if (!isReplayed) return { application, snapshot: snapshotOf(flow, stored), repeated: true };
  return {
    application: { ...application, ...columnsOf(flow, snapshot, earlier.current_step), steps: stepsOf(snapshot) },
    snapshot,
    repeated: true,
  };
}

/** What the log's entry itself says: it also serves where an older chart made the entry and this one cannot follow. */
function atThatTime(
  stored: StoredApplication,
  { seq, to_state, current_step, furthest_step }: EarlierAnswer,
  at: Date | undefined,
): StoredApplication {
  return { ...stored, state: to_state, version: seq, current_step, furthest_step, updated_at: at ?? stored.updated_at };
}

function stepsOf({ context }: FlowSnapshot): StoredApplication['steps'] {
  return changedSteps({ ...context, steps: {}, setAside: {} }, context).map((step) => ({ ...step, draft: null }));
}
