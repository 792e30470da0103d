// One list of contacts on the screen. The browser owns it, one actor a list; it starts as a list, or with the entry that a
// reload left unfinished, and never ends. What is stored is decided by the flow's own chart.
import { contactList, nothingOpen } from './contact-list-setup.js';

/** What can be done where the list itself is shown. */
const choices = {
  'entry.begun': { target: 'adding', guard: 'isOfList', actions: ['begin', 'showForm'] },
  'entry.opened': { target: 'editing', guard: 'isOfList', actions: ['open', 'showForm'] },
  'deletion.requested': { target: 'confirming', actions: 'askRemoval' },
} as const;

/** How any form goes on. */
const typing = {
  'field.typed': { target: '.typing', actions: 'keepTyped', reenter: true },
  'entry.submitted': { target: 'saving', actions: 'check' },
  'entry.cancelled': { target: 'listing', actions: ['showOrigin', 'close'] },
} as const;

const pauses = {
  initial: 'resting',
  states: {
    resting: { description: 'Nobody types; what was typed is checked.' },
    typing: {
      description: 'Somebody types; an error is not shown before typing pauses.',
      after: { typingDelay: { target: 'resting', actions: 'check' } },
    },
  },
} as const;

/** The chart of a list of contacts. */
export const contactListMachine = contactList.createMachine({
  id: 'contact-list',
  description: 'What one list of contacts on the screen is doing.',
  meta: {
    title: 'List of contacts',
    guards: {
      isOfList: 'The type stands in this list.',
      isLeftSaving: 'Before the reload an entry was on its way to the server.',
      isLeftOpen: 'Before the reload a contact was being edited.',
      isTypedSince: 'Something was typed since the entry was sent.',
      isNew: 'The entry is a new one.',
    },
    actions: {
      begin: 'Begins an empty entry.',
      open: 'Opens a contact as it is.',
      chooseType: 'Keeps whether it is a person or a company; what both are asked for stays.',
      keepTyped: 'Keeps what is typed.',
      check: 'Lets what was typed be checked.',
      renew: 'Makes a new entry of what was typed.',
      askRemoval: 'Keeps which contact is to be deleted.',
      keepErrors: 'Keeps why the change was not taken.',
      goOn: 'Goes on with what was typed since the contact was saved.',
      close: 'Forgets the entry.',
      keepOutcome: 'Keeps how the change ended.',
      showForm: 'The focus goes into the form.',
      showErrors: 'The focus goes to the first thing that is wrong.',
      showOrigin: 'The focus goes back to where the form was opened.',
      showOutcome: 'The focus goes to what was changed, or to the list.',
    },
    delays: { typingDelay: 'The pause in typing after which numbers are checked.' },
  },
  context: ({ input = { types: [] } }) => ({
    ...nothingOpen,
    types: input.types,
    entry: input.entry ?? null,
    isSent: input.isSaving === true,
    unchecked: input.isSaving === true ? (input.typedSince ?? []) : [],
  }),
  initial: 'listing',
  states: {
    listing: {
      description: 'The contacts are shown.',
      // Only before the first event there can be an entry here: the one that a reload left unfinished.
      always: [
        { target: 'saving', guard: 'isLeftSaving' },
        { target: 'adding', guard: 'isNew' },
        { target: 'editing', guard: 'isLeftOpen' },
      ],
      on: choices,
    },
    adding: {
      description: 'A new contact is being typed.',
      tags: 'form',
      ...pauses,
      on: { ...typing, 'type.chosen': { guard: 'isOfList', actions: 'chooseType' } },
    },
    editing: {
      description: 'A contact is being edited.',
      tags: 'form',
      ...pauses,
      on: { ...typing, 'entry.renewed': { target: 'adding', actions: ['renew', 'showForm'] } },
    },
    saving: {
      description: 'The entry is on its way to the server; what is typed meanwhile is saved after it.',
      tags: ['form', 'busy'],
      invoke: { src: 'change', input: ({ context: { entry, isSent } }) => ({ entry, isSent, removal: null }) },
      on: {
        'field.typed': { actions: 'keepTyped' },
        'change.taken': [
          { target: 'editing', guard: 'isTypedSince', actions: 'goOn' },
          { target: 'listing', actions: ['keepOutcome', 'showOutcome'] },
        ],
        'change.refused': [
          { target: 'adding', guard: 'isNew', actions: ['keepErrors', 'showErrors'] },
          { target: 'editing', actions: ['keepErrors', 'showErrors'] },
        ],
      },
    },
    confirming: {
      description: 'Whether a contact is to be deleted is asked.',
      on: {
        'deletion.confirmed': 'deleting',
        'deletion.declined': { target: 'listing', actions: 'close' },
      },
    },
    deleting: {
      description: 'The deletion is on its way to the server.',
      tags: 'busy',
      invoke: { src: 'change', input: ({ context: { removal } }) => ({ removal, entry: null, isSent: false }) },
      on: {
        'change.taken': { target: 'listing', actions: ['keepOutcome', 'showOutcome'] },
        'change.refused': { target: 'refused', actions: ['keepErrors', 'showErrors'] },
      },
    },
    refused: {
      description: 'The contact was not deleted; the list says why.',
      on: { ...choices, 'refusal.dismissed': { target: 'listing', actions: ['close', 'showOrigin'] } },
    },
  },
});
