import type { Application, PendingEvent, SessionContext } from '@statewise/machines';
import type { Flow, UnstampedEvent } from '@statewise/flow';
import { contactsMeant } from './contact-changes.js';
import { hasChanged } from './differences.js';
import { newKey } from './http.js';

/** The step whose fields an event carries; the event that creates an application carries those of step one. */
export function stepSentBy(flow: Flow, event: UnstampedEvent): number | undefined {
  if (flow.creates.includes(event.type)) return 1;
  const { step, fields } = event;
  return fields !== undefined && typeof step === 'number' ? step : undefined;
}

/**
 * An event that is to be sent under a key of its own: to an application as it is now, or, where the answers that were
 * typed over are others by now, as it was then, so that the server finds that two saves meet.
 */
export function pendingEvent(
  application: Application | null,
  event: UnstampedEvent,
  step: number | undefined,
  bases: SessionContext['bases'] = {},
): PendingEvent {
  const contacts = contactsMeant(application, event);
  const answers = step === undefined ? undefined : application?.steps[step];
  const begun = step === undefined ? undefined : bases[step];
  const met = begun !== undefined && hasChanged(begun.fields, answers) ? begun : undefined;
  return {
    event,
    key: newKey(),
    ...(application === null ? {} : { version: met?.version ?? application.version }),
    ...(contacts === undefined ? {} : { base: contacts }),
    ...(step === undefined ? {} : { step, base: met?.fields ?? answers ?? {} }),
  };
}
