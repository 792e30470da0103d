import type { ContactDeletion, ContactSave } from '@statewise/contract/bank';
import { isFields } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';

/** A contact as callers send it: its own id and its company's lie among its fields. */
export function contactEvent({ data, contact_type }: ContactSave): UnstampedEvent {
  if (!isFields(data)) throw fieldErrors({ data: [data === undefined || data === null ? 'required' : 'format'] });
  const { id, parent_id, ...fields } = data;
  return { type: 'contact.save', contact_type, data: fields, contact_id: contactIdOf(id), parent_id };
}

/** The contact that is to be deleted; it must be named. */
export function deletionEvent({ id }: ContactDeletion): UnstampedEvent {
  const contact_id = contactIdOf(id);
  if (contact_id === undefined) throw fieldErrors({ id: ['required'] });
  return { type: 'contact.delete', contact_id };
}

/** An id under the name that callers give it; an empty one is none. */
function contactIdOf(id: unknown): string | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  if (typeof id !== 'string') throw fieldErrors({ id: ['format'] });
  return id;
}
