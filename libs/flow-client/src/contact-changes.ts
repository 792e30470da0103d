import type { FieldErrors, Fields } from '@statewise/fields';
import type { Application, PendingEvent } from '@statewise/machines';
import type { Contact, UnstampedEvent } from '@statewise/flow';
import { differencesOf, hasChanged, mergedFields } from './differences.js';

/** The contact that an event edits or deletes, by its `contact_id`; undefined when there is none. */
export function contactOf(application: Application | null, event: UnstampedEvent): Contact | undefined {
  return application?.contacts.find(({ id }) => id === event['contact_id']);
}

/** An event about a contact as it is sent after another save, and errors `changed` or `deleted` where both collide. */
export interface MetContact {
  readonly event: UnstampedEvent;
  readonly errors: FieldErrors;
}

/**
 * Puts an edit of a contact, its fields in `data`, after theirs: what only they changed stays as they left it, and what
 * both changed is an error `changed` of the field. A contact that is gone cannot be edited (`deleted`), and one that
 * they changed is not deleted unseen (`changed`).
 */
export function meetContact({ event, base }: PendingEvent, theirs: Application): MetContact {
  const { contact_id: id, data } = event;
  if (id === undefined) return { event, errors: {} };
  const contact = contactOf(theirs, event);
  const isEdit = typeof data === 'object' && data !== null;
  if (contact === undefined) return { event, errors: isEdit ? { contact_id: ['deleted'] } : {} };
  if (!isEdit) {
    return { event, errors: hasChanged(base, contact.fields) ? { contact_id: ['changed'] } : {} };
  }
  const mine: Fields = mergedFields(base, contact.fields, { ...data });
  const both = differencesOf(base, contact.fields, mine).map(({ field }) => [field, ['changed']] as const);
  return { event: { ...event, data: mine }, errors: Object.fromEntries(both) };
}
