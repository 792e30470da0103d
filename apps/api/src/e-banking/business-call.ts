import type { UnstampedEvent } from '@statewise/machines';
import { bodyOf, fieldErrors, type Body } from '../platform/http/request-fields.js';

/** A call's body with the named members allowed, and its numbers of steps checked. */
export function callOf(body: unknown, ...own: readonly string[]): Body {
  const call = bodyOf(body, ['code', 'version', ...own]);
  for (const name of ['page', 'furthestStep']) {
    const step = call[name] ?? undefined;
    const isStep = step === undefined || (typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= 7);
    if (!isStep) throw fieldErrors({ [name]: ['numbers'] });
  }
  return call;
}

/** The step that a call is about; it must be named. */
export function pageOf({ page }: Body): number {
  if (typeof page !== 'number') throw fieldErrors({ page: ['required'] });
  return page;
}

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
