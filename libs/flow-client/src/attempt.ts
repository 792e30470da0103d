import { fieldsIn, type Application, type Attempt, type PendingEvent, type SessionEvent } from '@statewise/machines';
import type { UnstampedEvent } from '@statewise/flow';
import { meetContacts } from './contact-changes.js';
import { differencesOf, mergedFields } from './differences.js';
import { RequestFailure } from './failure.js';
import type { LocalChart, LocalDecision } from './local-chart.js';
import { pendingEvent } from './pending-event.js';
import type { Transport } from './transport.js';

export interface AttemptParts {
  readonly chart: LocalChart;
  readonly transport: Transport;
}

/** Sends the pending event once and answers how that ended, as the event that the session's chart is told. */
export async function attempt(parts: AttemptParts, given: Attempt): Promise<SessionEvent> {
  const { pending } = given;
  if (pending === null) throw new Error('nothing is pending');
  try {
    return await sent(parts, pending, given);
  } catch (failure) {
    return failed(pending, given, failure);
  }
}

/** Where the server went elsewhere than the chart expected and does not say why, the whole application is read. */
async function sent({ chart, transport }: AttemptParts, pending: PendingEvent, given: Attempt): Promise<SessionEvent> {
  try {
    const answered = await transport.send(given.code ?? undefined, pending);
    const application = chart.completed(given, pending, answered) ?? (await transport.read(answered.code));
    const { next, version } = pending;
    if (next === undefined) return { type: 'save.answered', application };
    const isUpToDate = next.version === version;
    return {
      type: 'save.overtaken',
      application,
      pending: isUpToDate ? { ...next, version: application.version } : next,
    };
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || failure.kind !== 'stale' || given.code === null) throw failure;
    return meet({ chart, role: given.role }, pending, await transport.read(given.code), failure);
  }
}

/** The flow's chart, and the role of this tab's user, for which it decides. */
interface Asked extends Pick<Attempt, 'role'> {
  readonly chart: LocalChart;
}

function decisionOn({ chart, role }: Asked, application: Application, event: UnstampedEvent): LocalDecision {
  return chart.decide({ application, stands: null, role }, event);
}

/**
 * Merges what this tab sent with a save that came before it: fields that only one of them changed are kept, and what is
 * sent next goes after theirs; fields that both changed are a conflict, which the applicant settles.
 */
function meet(asked: Asked, pending: PendingEvent, theirs: Application, failure: RequestFailure): SessionEvent {
  const { event, step, base } = pending;
  if (theirs.version === pending.version) return { type: 'save.refused', refusal: refusalOf(pending, failure) };
  if (step === undefined) return meetEvent(asked, pending, theirs, failure);
  const fields = mergedFields(base, theirs.steps[step], fieldsIn(event));
  const differences = differencesOf(base, theirs.steps[step], fields);
  const merged = { ...pending, event: { ...event, fields } };
  const next = nextOf(asked, theirs, merged);
  if (differences.length > 0) {
    const conflict = { step, differences, event: merged.event };
    return { type: 'save.conflicted', application: theirs, conflict, pending: next };
  }
  return next === null
    ? { type: 'save.refused', application: theirs, refusal: refusalOf(merged, failure) }
    : { type: 'save.overtaken', application: theirs, pending: next };
}

/** An event without a step goes after theirs; where fields of it are wrong by now, or a contact was changed twice, it says so. */
function meetEvent(asked: Asked, pending: PendingEvent, theirs: Application, failure: RequestFailure): SessionEvent {
  const met = meetContacts(pending, theirs);
  const decision = decisionOn(asked, theirs, met.event);
  const errors = { ...(decision.isTaken ? {} : decision.errors), ...met.errors };
  if (Object.keys(errors).length > 0)
    return { type: 'save.refused', application: theirs, refusal: { ...refusalOf(pending, failure), errors } };
  const next = nextOf(asked, theirs, { ...pending, event: met.event });
  return { type: 'save.overtaken', application: theirs, pending: next };
}

/**
 * Returns what is sent after another save: the same event; or, where the application went on to another step meanwhile,
 * the way back to the step of what was typed, and then the event; null where the chart takes neither.
 */
function nextOf(asked: Asked, theirs: Application, { event, step, next }: PendingEvent): PendingEvent | null {
  const again = { ...pendingEvent(theirs, event, step), ...(next && { next }) };
  if (decisionOn(asked, theirs, event).isTaken) return again;
  const back = { type: 'step.goTo', step };
  const isBack = step !== undefined && decisionOn(asked, theirs, back).isTaken;
  return isBack ? { ...pendingEvent(theirs, back, undefined), next: again } : null;
}

function failed(pending: PendingEvent, { code }: Attempt, failure: unknown): SessionEvent {
  if (!(failure instanceof RequestFailure)) throw failure;
  const { problem } = failure;
  if (failure.isWorthRetrying) {
    const seconds = problem?.retryAfterSeconds;
    return { type: 'save.failed', ...(seconds === undefined ? {} : { retryAfter: seconds * 1000 }) };
  }
  const hasExpired = failure.kind === 'expired' || (failure.isGone && code !== null);
  return hasExpired ? { type: 'session.expired' } : { type: 'save.refused', refusal: refusalOf(pending, failure) };
}

function refusalOf({ event }: PendingEvent, { problem }: RequestFailure) {
  return { event, errors: problem?.errors ?? {}, ...(problem ? { problem } : {}) };
}
