import { fieldsIn, type Application, type Attempt, type PendingEvent, type SessionEvent } from '@statewise/machines';
import { meetContact } from './contact-changes.js';
import { differencesOf, mergedFields } from './differences.js';
import { RequestFailure } from './failure.js';
import type { LocalChart } from './local-chart.js';
import { pendingEvent } from './pending-event.js';
import type { Transport } from './transport.js';

export interface AttemptParts {
  readonly chart: LocalChart;
  readonly transport: Transport;
}

/** Sends the pending event once and answers how that ended, as the event that the session's chart is told. */
export async function attempt(parts: AttemptParts, { pending, application }: Attempt): Promise<SessionEvent> {
  if (pending === null) throw new Error('nothing is pending');
  try {
    return await sent(parts, pending, application);
  } catch (failure) {
    return failed(pending, application, failure);
  }
}

/** Where the server went elsewhere than the chart expected and does not say why, the whole application is read. */
async function sent(
  { chart, transport }: AttemptParts,
  pending: PendingEvent,
  application: Application | null,
): Promise<SessionEvent> {
  try {
    const answered = await transport.send(application?.code, pending);
    const completed = chart.completed(application, pending, answered);
    return { type: 'save.answered', application: completed ?? (await transport.read(answered.code)) };
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || failure.kind !== 'stale' || application === null) throw failure;
    return meet(chart, pending, await transport.read(application.code), failure);
  }
}

/** Somebody else was first: what they left alone is saved after theirs; what both changed is the applicant's choice. */
function meet(chart: LocalChart, pending: PendingEvent, theirs: Application, failure: RequestFailure): SessionEvent {
  const { event, step, base } = pending;
  if (theirs.version === pending.version) return { type: 'save.refused', refusal: refusalOf(pending, failure) };
  if (step === undefined) return meetEvent(chart, pending, theirs, failure);
  const fields = mergedFields(base, theirs.steps[step], fieldsIn(event));
  const differences = differencesOf(base, theirs.steps[step], fields);
  const merged = { ...pending, event: { ...event, fields } };
  const next = nextOf(chart, theirs, merged);
  if (differences.length > 0) {
    const conflict = { step, differences, event: merged.event };
    return { type: 'save.conflicted', application: theirs, conflict, pending: next };
  }
  return next === null
    ? { type: 'save.refused', application: theirs, refusal: refusalOf(merged, failure) }
    : { type: 'save.overtaken', application: theirs, pending: next };
}

/** An event without a step goes after theirs; where fields of it are wrong by now, or a contact was changed twice, it says so. */
function meetEvent(
  chart: LocalChart,
  pending: PendingEvent,
  theirs: Application,
  failure: RequestFailure,
): SessionEvent {
  const met = meetContact(pending, theirs);
  const decision = chart.decide(theirs, met.event);
  const errors = { ...(decision.isTaken ? {} : decision.errors), ...met.errors };
  if (Object.keys(errors).length > 0)
    return { type: 'save.refused', application: theirs, refusal: { ...refusalOf(pending, failure), errors } };
  const next = nextOf(chart, theirs, { ...pending, event: met.event });
  return { type: 'save.overtaken', application: theirs, pending: next };
}

/**
 * What is sent after what somebody else saved: the same event; or, where the application went on to another step
 * meanwhile, the way back to the step at which what was typed waits as a draft.
 */
function nextOf(chart: LocalChart, theirs: Application, { event, step }: PendingEvent): PendingEvent | null {
  if (chart.decide(theirs, event).isTaken) return pendingEvent(theirs, event, step);
  const back = { type: 'step.goTo', step };
  return step !== undefined && chart.decide(theirs, back).isTaken ? pendingEvent(theirs, back, undefined) : null;
}

function failed(pending: PendingEvent, application: Application | null, failure: unknown): SessionEvent {
  if (!(failure instanceof RequestFailure)) throw failure;
  const { problem } = failure;
  if (failure.isWorthRetrying) {
    const seconds = problem?.retryAfterSeconds;
    return { type: 'save.failed', ...(seconds === undefined ? {} : { retryAfter: seconds * 1000 }) };
  }
  const hasExpired = failure.kind === 'expired' || (failure.isGone && application !== null);
  return hasExpired ? { type: 'session.expired' } : { type: 'save.refused', refusal: refusalOf(pending, failure) };
}

function refusalOf({ event }: PendingEvent, { problem }: RequestFailure) {
  return { event, errors: problem?.errors ?? {}, ...(problem ? { problem } : {}) };
}
