import type { FieldErrors, Fields } from '@statewise/fields';

/** A contact while it is typed. */
export interface ContactEntry {
  readonly contactType: string;
  /** The contact that is edited; null is a new one. */
  readonly contactId: string | null;
  /** The company below which it stands; null is the top of the list. */
  readonly parentId: string | null;
  /** What was typed, by field: it counts more than the fields of the contact. */
  readonly typed: Readonly<Record<string, string | boolean>>;
  /** The fields of the contact when its form was opened: what differs from them was changed elsewhere. */
  readonly base: Fields;
}

/** How the last change of the list ended, so that it can be announced. */
export interface ContactOutcome {
  readonly what: 'added' | 'edited' | 'deleted';
  readonly id: string;
}

export interface ContactListContext {
  /** The types of contacts that stand in the list. */
  readonly types: readonly string[];
  readonly entry: ContactEntry | null;
  /** The contact that is to be deleted. */
  readonly removal: string | null;
  /** Whether the change was on its way already when the list was drawn. */
  readonly isSent: boolean;
  /** Why the last change was not taken, by field; what is typed anew is not held against it. */
  readonly errors: FieldErrors;
  /** Fields that are being typed: they are checked once typing pauses. While an entry is saved, what was typed since it was sent. */
  readonly unchecked: readonly string[];
  readonly outcome: ContactOutcome | null;
}

/** What a list is started with: its types, and what was unfinished before a reload. */
export interface ContactListInput {
  readonly types: readonly string[];
  readonly entry?: ContactEntry | null;
  /** Whether the entry was on its way to the server, and what was typed since. */
  readonly isSaving?: boolean;
  readonly typedSince?: readonly string[];
}

/** What is asked of the server: the entry to save, or the contact to delete. */
export type ContactChange = Pick<ContactListContext, 'entry' | 'removal' | 'isSent'>;

export type ContactListEvent =
  | { readonly type: 'entry.begun'; readonly contactType: string; readonly parentId: string | null }
  | {
      readonly type: 'entry.opened';
      readonly contactType: string;
      readonly contactId: string;
      readonly parentId: string | null;
      readonly fields: Fields;
    }
  | { readonly type: 'type.chosen'; readonly contactType: string }
  | { readonly type: 'field.typed'; readonly fields: ContactEntry['typed'] }
  | { readonly type: 'entry.submitted' }
  | { readonly type: 'entry.cancelled' }
  /** The contact was deleted elsewhere: what was typed becomes a new one. */
  | { readonly type: 'entry.renewed' }
  | { readonly type: 'deletion.requested'; readonly contactId: string }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.declined' }
  /** `fields` are those of the contact as it is saved now; nothing of one that was deleted. */
  | { readonly type: 'change.taken'; readonly id: string; readonly fields: Fields }
  | { readonly type: 'change.refused'; readonly errors: FieldErrors }
  | { readonly type: 'refusal.dismissed' };
