import { migrateStored, stepOf, stepsByNumber, type Flow, type StoredAnswers } from '@statewise/flow';
import { Problem } from '../platform/problem/problem.js';
import type { StoredApplication, StoredStep } from './stored-application.js';

// An application of any release of its flow, as the present one has it.

/**
 * An application as its flow's migrations bring it up to the present version: what `flows:migrate` and the next save write,
 * with what is kept until then beside it. Throws a `RangeError` where a migration is missing.
 */
export function broughtUp(flow: Flow, stored: StoredApplication): StoredApplication {
  if (!awaitsMigration(flow, stored)) return stored;
  const { flow_version, former: left, ...kept } = stored;
  const numbered = stepsByNumber(flow);
  const answers: Record<string, StoredAnswers> = { ...left };
  for (const { step_number, ...step } of stored.steps) answers[numbered.get(step_number)?.state ?? step_number] = step;
  const { state, facts, contacts, documents = [] } = stored;
  const migrated = migrateStored(flow, flow_version, { state, facts, answers, contacts, documents });
  const steps: StoredStep[] = [];
  const former: Record<string, StoredAnswers> = {};
  for (const [name, step] of Object.entries(migrated.answers ?? {})) {
    const step_number = stepOf(flow, name)?.step;
    if (step_number === undefined) former[name] = step;
    else steps.push({ step_number, ...step });
  }
  return {
    ...kept,
    flow_version: flow.version,
    state: migrated.state,
    regions: null,
    facts: migrated.facts,
    contacts: migrated.contacts ?? [],
    documents: migrated.documents ?? [],
    steps,
    ...(Object.keys(former).length > 0 && { former }),
    current_step: stepOf(flow, migrated.state)?.step ?? stored.current_step,
    furthest_step: Number(migrated.facts['furthestStep'] ?? stored.furthest_step),
    asKept: stored,
  };
}

/** The same for who only looks, as it is kept where no migration leads on. */
export function shownApplication(flow: Flow, stored: StoredApplication): StoredApplication {
  try {
    return broughtUp(flow, stored);
  } catch (error) {
    if (error instanceof RangeError) return stored;
    throw error;
  }
}

/** Whether a replica of a newer release has brought an application further than this one's charts know. */
export const isOfNewerRelease = (flow: Flow, { flow_version }: Pick<StoredApplication, 'flow_version'>): boolean =>
  flow_version > flow.version;

/** Whether an application stands as an older version of its chart left it; the next read of it, or `flows:migrate`, brings it on. */
export const awaitsMigration = (flow: Flow, { flow_version }: Pick<StoredApplication, 'flow_version'>): boolean =>
  flow_version < flow.version;

/** Throws where this replica cannot say where an application stands: a newer one, which answers in a moment, can. */
export function demandKnownRelease(flow: Flow, stored: Pick<StoredApplication, 'flow_version'>): void {
  if (isOfNewerRelease(flow, stored)) throw new Problem('DEPENDENCY.DOWN', { retryAfter: newerReleaseAfter });
}

/** Seconds until a balancer has most likely led a caller to a replica of the newer release. */
const newerReleaseAfter = 5;
