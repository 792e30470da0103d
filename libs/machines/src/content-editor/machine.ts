// One thing in the content editor, from opening it to publishing it. The browser owns it; it starts with what the server has of
// it, and ends when it is taken away. Nothing typed is ever lost: a later version takes its place only where nothing was typed.
import { atOnce, contentEditor, contentEditorMeta } from './content-editor-setup.js';
import { contentOf } from './edited-content.js';

export type { ContentEditorContext, ContentEditorEvent } from './content-editor-setup.js';

const saving = { target: '#saving', actions: 'noteSent' } as const;
const restoring = { target: '#restoring', actions: ['noteSent', 'keepRestored'] } as const;
const unscheduling = { target: '#unscheduling', actions: 'noteSent' } as const;
const discarding = { target: '#discarding', actions: 'noteSent' } as const;
const removal = { guard: 'isPublished', target: 'removalAsked' } as const;
const answered = { target: 'atRest', actions: 'settle' } as const;

/** The chart of editing one thing of the bank's content. */
export const contentEditorMachine = contentEditor.createMachine({
  id: 'content-editor',
  description: 'One thing of the content: what is typed of it, and on which way it is to those who read it.',
  meta: contentEditorMeta,
  context: ({ input: { item, content = contentOf(item) } = { item: null } }) => ({
    over: item,
    latest: item,
    content,
    sent: content,
    reason: '',
    when: atOnce,
    to: 0,
    errors: {},
  }),
  invoke: { src: 'watchItem' },
  initial: 'atRest',
  states: {
    atRest: {
      description: 'No request is under way.',
      initial: 'blank',
      states: {
        blank: {
          description: 'Nothing of it is stored or typed yet; what is goes on from here.',
          entry: 'followServer',
          always: [
            { guard: 'isOvertaken', target: 'conflict' },
            { guard: 'isEdited', target: 'edited' },
            { guard: 'isWaiting', target: 'proposed' },
            { guard: 'isScheduled', target: 'scheduled' },
            { guard: 'hasDraft', target: 'drafted' },
            { guard: 'isStored', target: 'published' },
          ],
          on: { 'save.requested': saving },
        },
        published: {
          description: 'The form shows what is published; there is no draft.',
          on: { 'save.requested': saving, 'restore.requested': restoring, 'removal.requested': removal },
        },
        drafted: {
          description: 'The form shows a draft that only the bank’s people see.',
          on: {
            'save.requested': saving,
            'publish.requested': { target: '#publishing', actions: 'noteSent' },
            'discard.requested': discarding,
            'restore.requested': restoring,
            'removal.requested': removal,
          },
        },
        scheduled: {
          description: 'The form shows a draft that is published by itself at a time.',
          on: {
            'publish.requested': { target: '#publishing', actions: 'noteSent' },
            'removal.requested': removal,
            'unschedule.requested': unscheduling,
          },
        },
        edited: {
          description: 'Something is typed that is not stored yet.',
          on: {
            'save.requested': { guard: 'isChangeable', ...saving },
            'publish.requested': { guard: 'isPublishable', target: '#storing', actions: 'noteSent' },
            'discard.requested': { guard: 'isDiscardable', ...discarding },
            'removal.requested': removal,
            'unschedule.requested': { guard: 'isScheduled', target: '#unscheduling', actions: 'forgetSent' },
          },
        },
        proposed: {
          description: 'Publishing it or taking it away waits for a second person.',
          on: {
            'discard.requested': { guard: 'isDiscardable', ...discarding },
            'restore.requested': { guard: 'isChangeable', ...restoring },
            'withdrawal.requested': { guard: 'isOwnProposal', target: '#withdrawing', actions: 'noteSent' },
            'unschedule.requested': { guard: 'isScheduled', ...unscheduling },
          },
        },
        conflict: {
          description: 'A colleague stored a later version: what is typed stays until that one is loaded.',
          on: {
            'content.changed': { actions: 'keepTyped' },
            'reload.requested': { target: '#reloading', actions: 'noteSent' },
          },
        },
        removalAsked: {
          description: 'The editor asks whether it is really to be taken away.',
          on: { 'removal.declined': 'blank', 'removal.confirmed': { target: '#removing', actions: 'noteSent' } },
        },
      },
      on: {
        'content.changed': { target: '.blank', actions: 'keepTyped' },
        'item.read': { guard: 'isNews', target: '.blank', actions: 'keepLatest' },
        'reason.changed': { actions: 'keepReason' },
        'time.changed': { actions: 'keepTime' },
      },
    },
    busy: {
      description: 'A request is under way; one can go on typing.',
      initial: 'saving',
      states: {
        saving: { id: 'saving', description: 'What is typed is stored as the draft.', entry: 'saveDraft' },
        storing: {
          id: 'storing',
          description: 'What is typed is stored as the draft before that is published.',
          entry: 'storeDraft',
          on: { 'request.answered': { target: 'publishing', actions: 'settle' } },
        },
        publishing: {
          id: 'publishing',
          description: 'The draft is published, or has that done at its time.',
          entry: 'publishDraft',
          on: { 'request.answered': { target: '#content-editor.atRest', actions: ['settle', 'forgetTime'] } },
        },
        unscheduling: {
          id: 'unscheduling',
          description: 'The draft is not to be published by itself any more.',
          entry: 'unscheduleDraft',
        },
        discarding: { id: 'discarding', description: 'The draft is thrown away.', entry: 'discardDraft' },
        removing: { id: 'removing', description: 'It is taken away.', entry: 'removeItem' },
        restoring: {
          id: 'restoring',
          description: 'An earlier version is taken as the draft.',
          entry: 'restoreVersion',
        },
        withdrawing: {
          id: 'withdrawing',
          description: 'What the person proposed is taken back.',
          entry: 'withdrawProposal',
        },
        reloading: { id: 'reloading', description: 'The version that is stored is read.', entry: 'readAgain' },
      },
      on: {
        'content.changed': { actions: 'keepTyped' },
        'item.read': { guard: 'isNews', actions: 'keepLatest' },
        'reason.changed': { actions: 'keepReason' },
        'time.changed': { actions: 'keepTime' },
        'request.answered': answered,
        'request.refused': [
          { guard: 'isStale', target: 'atRest.conflict' },
          { target: 'atRest', actions: 'keepErrors' },
        ],
        'item.gone': { target: 'gone', actions: 'forgetTyped' },
      },
    },
    gone: { description: 'Nothing of it is left but its history.' },
  },
});
