import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import type { ContactChange, ContactEntry, ContactListContext, ContactListEvent, ContactListInput } from './types.js';

/** A list at which nothing happens. */
export const nothingOpen: Omit<ContactListContext, 'types'> = {
  entry: null,
  removal: null,
  isSent: false,
  errors: {},
  unchecked: [],
  outcome: null,
};

/** The effects of a list are provided by the component that draws it: it sends the change, and moves the focus. */
export const contactList = setup({
  types: {
    context: {} as ContactListContext,
    events: {} as ContactListEvent,
    input: {} as ContactListInput | undefined,
    meta: {} as ChartMeta,
    tags: {} as 'form' | 'busy',
  },
  actors: { change: fromCallback<EventObject, ContactChange>(() => undefined) },
  guards: {
    isOfList: ({ context, event }) => 'contactType' in event && context.types.includes(event.contactType),
    isLeftSaving: ({ context }) => context.entry !== null && context.isSent,
    isLeftOpen: ({ context }) => context.entry !== null,
    isTypedSince: ({ context }) => context.unchecked.length > 0,
    isNew: ({ context }) => context.entry?.contactId === null,
  },
  actions: {
    begin: assign(({ event }) => {
      if (event.type !== 'entry.begun') return {};
      const { contactType, parentId } = event;
      return { ...nothingOpen, entry: { contactType, parentId, contactId: null, typed: {}, base: {} } };
    }),
    open: assign(({ event }) => {
      if (event.type !== 'entry.opened') return {};
      const { contactType, contactId, parentId, fields } = event;
      return { ...nothingOpen, entry: { contactType, contactId, parentId, typed: {}, base: fields } };
    }),
    chooseType: assign(({ context, event }) =>
      event.type === 'type.chosen' ? { ...changed(context, { contactType: event.contactType }), errors: {} } : {},
    ),
    keepTyped: assign(({ context, event }) => {
      if (event.type !== 'field.typed' || context.entry === null) return {};
      const names = Object.keys(event.fields);
      return {
        ...changed(context, { typed: { ...context.entry.typed, ...event.fields } }),
        errors: Object.fromEntries(Object.entries(context.errors).filter(([name]) => !names.includes(name))),
        unchecked: [...new Set([...context.unchecked, ...names])],
      };
    }),
    check: assign({ unchecked: [] }),
    renew: assign(({ context }) => ({ ...changed(context, { contactId: null }), errors: {} })),
    askRemoval: assign(({ event }) =>
      event.type === 'deletion.requested' ? { ...nothingOpen, removal: event.contactId } : {},
    ),
    keepErrors: assign(({ event }) =>
      event.type === 'change.refused' ? { errors: event.errors, isSent: false, unchecked: [] } : {},
    ),
    goOn: assign(({ context: { entry, unchecked }, event }) => {
      if (event.type !== 'change.taken' || entry === null) return {};
      const typed = Object.fromEntries(Object.entries(entry.typed).filter(([name]) => unchecked.includes(name)));
      return { ...nothingOpen, entry: { ...entry, contactId: event.id, base: event.fields, typed } };
    }),
    close: assign(nothingOpen),
    keepOutcome: assign(({ context: { entry }, event }) => {
      if (event.type !== 'change.taken') return {};
      const what = entry === null ? 'deleted' : entry.contactId === null ? 'added' : 'edited';
      return { ...nothingOpen, outcome: { what, id: event.id } as const };
    }),
    showForm: () => undefined,
    showErrors: () => undefined,
    showOrigin: () => undefined,
    showOutcome: () => undefined,
  },
  delays: { typingDelay: 1_000 },
});

function changed({ entry }: ContactListContext, change: Partial<ContactEntry>): Pick<ContactListContext, 'entry'> {
  return { entry: entry && { ...entry, ...change } };
}
