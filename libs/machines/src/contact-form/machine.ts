// A message to the bank. The browser owns it; it starts with an empty form and ends when the message has arrived.
import { checkFields, ContactMessage, type FieldErrors, type Fields } from '@statewise/fields';
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import { withChosen, type Attached, type LeftOut } from './attachments.js';

export interface ContactFormContext {
  /** What was sent last, or is to be sent. */
  readonly fields: Fields;
  readonly attachments: readonly Attached[];
  /** The files that were chosen last and cannot be sent. */
  readonly leftOut: readonly LeftOut[];
  readonly errors: FieldErrors;
  /** Grows with every attempt to send. */
  readonly attempt: number;
  /** Under which the same message can be sent again without arriving twice. */
  readonly key: string;
  /** The answer of the human check. */
  readonly captcha: string;
  /** By which the bank knows a message that has arrived. */
  readonly reference: string;
}

export type ContactFormEvent =
  /** `leftOut` are those of a kind that is not taken. */
  | { readonly type: 'files.chosen'; readonly files: readonly Attached[]; readonly leftOut?: readonly LeftOut[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | {
      readonly type: 'form.submitted';
      readonly fields: Fields;
      readonly key: string;
      readonly at: string;
      /** Whether the message is nothing without a file, as an application without a CV. */
      readonly needsFile?: boolean;
    }
  | { readonly type: 'check.answered'; readonly captcha: string }
  | { readonly type: 'check.failed' }
  | { readonly type: 'message.taken'; readonly reference: string }
  /** `leftOut` are those that the server looked into and does not take. */
  | { readonly type: 'message.refused'; readonly errors: FieldErrors; readonly leftOut?: readonly LeftOut[] }
  | { readonly type: 'message.failed' }
  | { readonly type: 'form.renewed' };

const blank: ContactFormContext = {
  fields: {},
  attachments: [],
  leftOut: [],
  errors: {},
  attempt: 0,
  key: '',
  captcha: '',
  reference: '',
};

function errorsOf(event: ContactFormEvent, { attachments }: ContactFormContext): FieldErrors {
  if (event.type !== 'form.submitted') return {};
  const { errors = {} } = checkFields(ContactMessage, event.fields, { at: event.at });
  const lacksFile = event.needsFile === true && attachments.length === 0;
  return lacksFile ? { ...errors, attachments: ['required'] } : errors;
}

const contactForm = setup({
  types: { context: {} as ContactFormContext, events: {} as ContactFormEvent, meta: {} as ChartMeta },
  guards: {
    isValid: ({ context, event }) => Object.keys(errorsOf(event, context)).length === 0,
    isAttached: ({ context, event }) =>
      event.type === 'file.removed' && context.attachments.some(({ id }) => id === event.id),
  },
  actions: {
    attach: assign(({ context: { attachments: present, errors }, event }) => {
      if (event.type !== 'files.chosen') return {};
      const { attachments, leftOut } = withChosen(present, event.files);
      const all = [...(event.leftOut ?? []), ...leftOut];
      const isNothing = event.files.length === 0 && all.length === 0;
      const keys = isNothing ? ['required'] : [...new Set(all.map(({ key }) => key))];
      const { attachments: _before, ...others } = errors;
      const wrong = keys.length > 0 ? { ...others, attachments: keys } : others;
      return { attachments, leftOut: all, errors: wrong, key: '' };
    }),
    detach: assign(({ context: { attachments, errors }, event }) => {
      const { attachments: _wrong, ...others } = errors;
      const kept = attachments.filter(({ id }) => event.type !== 'file.removed' || id !== event.id);
      return { attachments: kept, leftOut: [], errors: others, key: '' };
    }),
    keepMessage: assign(({ context, event }) => {
      if (event.type !== 'form.submitted') return {};
      const isAgain = context.key !== '' && JSON.stringify(context.fields) === JSON.stringify(event.fields);
      return { fields: event.fields, leftOut: [], errors: {}, key: isAgain ? context.key : event.key };
    }),
    showErrors: assign(({ context, event }) => ({
      fields: event.type === 'form.submitted' ? event.fields : context.fields,
      errors: event.type === 'message.refused' ? event.errors : errorsOf(event, context),
      leftOut: event.type === 'message.refused' ? (event.leftOut ?? []) : context.leftOut,
      attempt: context.attempt + 1,
      key: '',
    })),
    noteCheck: assign(({ event }) => ({ captcha: event.type === 'check.answered' ? event.captcha : '' })),
    showFailure: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    thank: assign(({ event }) => ({ ...blank, reference: event.type === 'message.taken' ? event.reference : '' })),
    begin: assign(blank),
    solveCheck: () => {},
    send: () => {},
  },
});

const filling = {
  'files.chosen': { target: 'editing', actions: 'attach' },
  'file.removed': { target: 'editing', guard: 'isAttached', actions: 'detach' },
  'form.submitted': [
    { target: 'checking', guard: 'isValid', actions: 'keepMessage' },
    { target: 'editing', actions: 'showErrors' },
  ],
} as const;

/** The chart of the contact form. */
export const contactFormMachine = contactForm.createMachine({
  id: 'contact-form',
  description: 'A message to the bank with up to five attachments.',
  meta: {
    title: 'Contact form',
    guards: {
      isValid: 'Every field is valid, and a file is there where one is needed.',
      isAttached: 'The file is one of the attachments.',
    },
    actions: {
      attach: 'Adds the chosen files that can be sent, and notes what is wrong with the others.',
      detach: 'Takes the file off the message.',
      keepMessage: 'Keeps what is to be sent, under the key of the last attempt if it is the same.',
      showErrors: 'Keeps what is wrong.',
      noteCheck: 'Keeps the answer of the human check.',
      showFailure: 'Notes that another attempt failed.',
      thank: 'Empties the form and keeps the reference of the message.',
      begin: 'Starts with an empty form.',
      solveCheck: 'The browser solves the human check.',
      send: 'The browser posts the message.',
    },
  },
  context: blank,
  initial: 'editing',
  states: {
    editing: { description: 'The form is filled.', on: filling },
    checking: {
      description: 'The browser shows that somebody sits before it.',
      entry: 'solveCheck',
      on: {
        'check.answered': { target: 'sending', actions: 'noteCheck' },
        'check.failed': { target: 'failed', actions: 'showFailure' },
      },
    },
    sending: {
      description: 'The message is on its way.',
      entry: 'send',
      on: {
        'message.taken': { target: 'taken', actions: 'thank' },
        'message.refused': { target: 'editing', actions: 'showErrors' },
        'message.failed': { target: 'failed', actions: 'showFailure' },
      },
    },
    failed: { description: 'The server could not be reached; what was typed stays.', on: filling },
    taken: {
      description: 'The message has arrived.',
      on: { 'form.renewed': { target: 'editing', actions: 'begin' } },
    },
  },
});
