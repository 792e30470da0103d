import type { Application, UnstampedEvent, Flow, PendingEvent } from '@statewise/machines';
import { contactOf } from './contact-changes.js';
import { newKey } from './http.js';

/** The step whose fields an event carries; the event that creates an application carries those of step one. */
export function stepSentBy(flow: Flow, event: UnstampedEvent): number | undefined {
  if (flow.creates.includes(event.type)) return 1;
  const { step, fields } = event;
  return fields !== undefined && typeof step === 'number' ? step : undefined;
}

/** An event that is to be sent to an application as it is now, under a key of its own. */
export function pendingEvent(
  application: Application | null,
  event: UnstampedEvent,
  step: number | undefined,
): PendingEvent {
  const contact = contactOf(application, event);
  return {
    event,
    key: newKey(),
    ...(application === null ? {} : { version: application.version }),
    ...(contact === undefined ? {} : { base: contact.fields }),
    ...(step === undefined ? {} : { step, base: application?.steps[step] ?? {} }),
  };
}
