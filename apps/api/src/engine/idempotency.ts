import { stateOf, type Flow } from '@statewise/machines';
import { Problem } from '../platform/problem/problem.js';
import { changedSteps, columnsOf } from './application-change.js';
import { snapshotOf } from './decide.js';
import { replay } from './replay.js';
import type {
  EarlierAnswer,
  IdempotencyKey,
  LoggedTransition,
  Outcome,
  StoredApplication,
} from './stored-application.js';

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
