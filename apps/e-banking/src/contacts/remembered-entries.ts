import { asFields } from '@statewise/fields';
import type { ContactEntry } from '@statewise/machines';
import { recall, remember } from '@statewise/wizard';

// Entries that were begun and neither saved nor cancelled. They live in the tab's memory, as what is typed into a step does.

const name = 'statewise.e-banking.entries';

/** What a list had open, and whether it was on its way to the server. */
export interface UnfinishedEntry {
  readonly entry: ContactEntry;
  readonly isSaving: boolean;
  /** What was typed since it went. */
  readonly typedSince: readonly string[];
}

/** The unfinished entries of an application by the names of their lists; those of another application are not its own. */
export function unfinishedEntries(
  storage: Storage,
  code: string | undefined,
): Readonly<Record<string, UnfinishedEntry>> {
  const kept = asFields(recall(storage, name));
  if (code === undefined || kept['code'] !== code) return {};
  return Object.fromEntries(
    Object.entries(asFields(kept['lists'])).flatMap(([list, value]) => (isUnfinished(value) ? [[list, value]] : [])),
  );
}

/** Keeps what a list has open; nothing is kept of one that has nothing. */
export function keepUnfinished(
  storage: Storage,
  { code, list, unfinished }: { readonly code: string; readonly list: string; readonly unfinished?: UnfinishedEntry },
): void {
  const { [list]: _, ...others } = unfinishedEntries(storage, code);
  const lists = { ...others, ...(unfinished && { [list]: unfinished }) };
  if (Object.keys(lists).length > 0) remember(storage, name, { code, lists });
  else storage.removeItem(name);
}

/** Forgets every unfinished entry when the applicant leaves the application. */
export function forgetEntries(storage: Storage): void {
  storage.removeItem(name);
}

/** Whether a stored value has the shape of an unfinished entry: the storage may have been edited by hand. */
function isUnfinished(value: unknown): value is UnfinishedEntry {
  const { entry, isSaving, typedSince } = asFields(value);
  const { contactType, contactId, parentId, typed, base } = asFields(entry);
  const isTextOrNull = (one: unknown) => one === null || typeof one === 'string';
  return (
    typeof isSaving === 'boolean' &&
    Array.isArray(typedSince) &&
    typeof contactType === 'string' &&
    [contactId, parentId].every(isTextOrNull) &&
    [typed, base].every((one) => typeof one === 'object' && one !== null)
  );
}
