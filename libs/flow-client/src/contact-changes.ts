import { asFields, isFields, type FieldErrors, type Fields } from '@statewise/fields';
import type { Application, PendingEvent } from '@statewise/machines';
import type { UnstampedEvent } from '@statewise/flow';
import { differencesOf, hasChanged, mergedFields } from './differences.js';

/** The changes of an event that makes several, by the names that it gives them, and the ids that it deletes. */
function changesIn({ contacts, removed }: UnstampedEvent) {
  const changes = isFields(contacts) ? Object.entries(contacts).filter(([, change]) => isFields(change)) : [];
  const ids = Array.isArray(removed) ? removed.filter((id) => typeof id === 'string') : [];
  return { changes: changes.map(([name, change]) => [name, asFields(change)] as const), removed: ids };
}

/**
 * The contacts that an event edits or deletes as they are when it is sent: the fields of the one that it names as
 * `contact_id`, or of several by their ids; undefined where it is about none.
 */
export function contactsMeant(application: Application | null, event: UnstampedEvent): Fields | undefined {
  const fieldsOf = (id: unknown) => application?.contacts.find((contact) => contact.id === id)?.fields;
  if (event['contact_id'] !== undefined) return fieldsOf(event['contact_id']);
  const { changes, removed } = changesIn(event);
  const ids = [...changes.map(([, change]) => change['contact_id']), ...removed];
  const meant = ids.flatMap((id) => {
    const fields = fieldsOf(id);
    return fields === undefined ? [] : [[String(id), fields] as const];
  });
  return meant.length > 0 ? Object.fromEntries(meant) : undefined;
}

/** An event about contacts as it is sent after another save, and errors `changed` or `deleted` where both collide. */
export interface MetContact {
  readonly event: UnstampedEvent;
  readonly errors: FieldErrors;
}

/**
 * Puts a change of contacts after theirs: what only they changed of an edited one stays as they left it, and what both
 * changed is an error `changed` of the field. A contact that is gone cannot be edited (`deleted`), and one that they
 * changed is not deleted unseen (`changed`). Of several, one that is gone is left out, unless all are.
 */
export function meetContacts({ event, base }: PendingEvent, theirs: Application): MetContact {
  const { contact_id: id, data } = event;
  if (id !== undefined) {
    if (!isFields(data)) return { event, errors: deletionErrors(id, base, theirs) };
    const met = meetEdit({ id, data }, base, theirs);
    return { event: { ...event, data: met.data }, errors: met.errors };
  }
  const { changes, removed } = changesIn(event);
  const baseOf = (one: unknown): Fields => asFields(base?.[String(one)]);
  const met: Record<string, Fields> = {};
  const errors: Record<string, readonly string[]> = {};
  let gone = 0;
  for (const [name, change] of changes) {
    const { contact_id, data: typed } = change;
    met[name] = change;
    if (contact_id === undefined || !isFields(typed)) continue;
    const edit = meetEdit({ id: contact_id, data: typed }, baseOf(contact_id), theirs);
    if (edit.isGone) {
      delete met[name];
      gone += 1;
      continue;
    }
    met[name] = { ...change, data: edit.data };
    for (const [field, keys] of Object.entries(edit.errors)) errors[`${name}.${field}`] = keys;
  }
  for (const one of removed) Object.assign(errors, deletionErrors(one, baseOf(one), theirs));
  if (gone > 0 && gone === changes.length && removed.length === 0) errors['contact_id'] = ['deleted'];
  return { event: changes.length + removed.length > 0 ? { ...event, contacts: met } : event, errors };
}

/** An edit of one contact after theirs. */
function meetEdit(
  { id, data }: { readonly id: unknown; readonly data: Fields },
  base: Fields | undefined,
  theirs: Application,
): { readonly data: Fields; readonly errors: FieldErrors; readonly isGone: boolean } {
  const contact = theirs.contacts.find((one) => one.id === id);
  if (contact === undefined) return { data, errors: { contact_id: ['deleted'] }, isGone: true };
  const mine = mergedFields(base, contact.fields, { ...data });
  const both = differencesOf(base, contact.fields, mine).map(({ field }) => [field, ['changed']] as const);
  return { data: mine, errors: Object.fromEntries(both), isGone: false };
}

function deletionErrors(id: unknown, base: Fields | undefined, theirs: Application): FieldErrors {
  const contact = theirs.contacts.find((one) => one.id === id);
  return contact !== undefined && hasChanged(base, contact.fields) ? { contact_id: ['changed'] } : {};
}
