import { businessAccountFlow } from '@statewise/machines';
import type { UnstampedEvent } from '@statewise/flow';
import { fieldErrors, type Body, type CallShape } from '@statewise/server/platform/http/request-fields.js';

/** A call on an application for a business account with members of its own. */
export const businessCall = (...own: readonly string[]): CallShape => ({ flow: businessAccountFlow.id, own });

const saved = { ...businessCall('data'), steps: ['page', 'furthestStep'] };

/** The first save; which page it is about is said, or known. */
export const firstSave: CallShape = saved;

/** A save of the page that it names. */
export const pageSave: CallShape = { ...saved, needs: 'page' };

/** A change to the page that it names. */
export const pageChange: CallShape = { ...businessCall(), steps: ['page'], needs: 'page' };

/** A contact as callers send it: its own id and its company's lie among its fields. */
export function contactEvent({ data, contact_type }: Body): UnstampedEvent {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw fieldErrors({ data: [data === undefined || data === null ? 'required' : 'format'] });
  const { id, parent_id, ...fields }: Body = { ...data };
  return { type: 'contact.save', contact_type, data: fields, contact_id: contactIdOf(id), parent_id };
}

/** The contact that is to be deleted; it must be named. */
export function deletionEvent({ id }: Body): UnstampedEvent {
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
