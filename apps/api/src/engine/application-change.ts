import { factsOf } from '@statewise/machines';
import { changedSteps, columnsOf, type FlowSnapshot } from './advance.js';
import { newCode } from './application-code.js';
import type { NewApplication } from './application.repository.js';
import type { CreateOptions } from './flow-engine.js';
import type { RegisteredFlow } from './flow-registry.js';
import { sameJson } from '../platform/database/same-json.js';
import type { ApplicationChange, StoredApplication } from './stored-application.js';
import type { Walk } from './walk.js';

/** The moment of the last thing that happened, which the row and the log both keep. */
export function writtenAt({ transitions }: Walk): Date {
  return new Date(transitions.at(-1)?.at ?? Date.now());
}

/** What an event changed, as the repository writes it. */
export function changeOf({ flow }: RegisteredFlow, stored: StoredApplication, before: FlowSnapshot, walked: Walk) {
  return {
    ...columnsOf(flow, walked.snapshot, stored.current_step),
    version: stored.version + walked.transitions.length,
    is_staff: stored.is_staff,
    referrer: stored.referrer,
    steps: changedSteps(before.context, walked.snapshot.context),
    transitions: walked.transitions,
  };
}

/** Whether an event left everything as it was, e.g. resuming where one stands: there is nothing to write then. */
export function isIdle(change: ApplicationChange, { effects, transitions }: Walk, stored: StoredApplication): boolean {
  return (
    change.state === stored.state &&
    transitions.length === 1 &&
    change.steps.length === 0 &&
    effects.length === 0 &&
    sameJson(change.facts, stored.facts) &&
    sameJson(change.regions, stored.regions)
  );
}

/** An application that did not exist before its first event. */
export function newApplication(
  { flow }: RegisteredFlow,
  before: FlowSnapshot,
  walked: Walk,
  options: CreateOptions,
): NewApplication {
  return {
    ...columnsOf(flow, walked.snapshot, 1),
    flow: flow.id,
    code: newCode(),
    admin_code: newCode(),
    version: walked.transitions.length,
    locale: options.locale,
    ...originOf(walked.snapshot, options),
    intermediary_id: options.intermediaryId ?? null,
    steps: changedSteps(before.context, walked.snapshot.context),
    transitions: walked.transitions,
    drafts: options.drafts ?? {},
  };
}

/** Where an application came from, as the caller or else the chart's facts say. */
function originOf(
  { context }: FlowSnapshot,
  { referrer, isStaff }: CreateOptions,
): Pick<NewApplication, 'referrer' | 'is_staff'> {
  const facts = factsOf(context);
  const known = typeof facts['referrer'] === 'string' && facts['referrer'] !== '' ? facts['referrer'] : null;
  return { referrer: referrer ?? known, is_staff: isStaff ?? facts['isStaff'] === true };
}

/** The step rows as they stand after a change, drafts of changed steps gone. */
export function stepRows(
  change: Pick<NewApplication, 'steps'> & Partial<Pick<NewApplication, 'drafts'>>,
  before?: StoredApplication,
): StoredApplication['steps'] {
  const rows = new Map(before?.steps.map((step) => [step.step_number, step]));
  for (const step of change.steps) rows.set(step.step_number, { ...step, draft: null });
  for (const [number, draft] of Object.entries(change.drafts ?? {})) {
    const step_number = Number(number);
    rows.set(step_number, { ...(rows.get(step_number) ?? { step_number, fields: null, set_aside: null }), draft });
  }
  return [...rows.values()];
}
