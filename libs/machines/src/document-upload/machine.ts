// The upload of documents. The browser owns it; it starts with nothing chosen and ends when every file has arrived.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import {
  isUnanswered,
  isToBeSent,
  maxFiles,
  started,
  stopped,
  waiting,
  withFile,
  type ChosenFile,
  type UploadFile,
} from './files.js';

export interface DocumentUploadContext {
  readonly files: readonly UploadFile[];
  /** Whether an upload was requested without a file. */
  readonly isFileMissing: boolean;
  /** Id of the file that is to be taken off the list, while that is asked. */
  readonly removing: string | null;
  /** How often in a row what got no answer was sent again without being asked to. */
  readonly tries: number;
  /** Whether what is on its way was sent again without being asked to. */
  readonly isUnasked: boolean;
}

export type DocumentUploadEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'removal.requested'; readonly id: string }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.declined' }
  | { readonly type: 'upload.requested' }
  | { readonly type: 'upload.confirmed' }
  | { readonly type: 'upload.declined' }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'file.progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'file.sent'; readonly id: string }
  | { readonly type: 'file.failed'; readonly id: string; readonly reason: string }
  /** The server has seen the file and does not take it. */
  | { readonly type: 'file.refused'; readonly id: string; readonly reason: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | { readonly type: 'network.back' }
  | { readonly type: 'upload.renewed' };

/** How often what got no answer is sent again by itself: a file is large, and a network may be paid for. */
const mostTries = 3;
/** Milliseconds until what got no answer is sent again by itself. */
export const pauseAfter = ({ tries }: Pick<DocumentUploadContext, 'tries'>): number => 5_000 * 4 ** tries;

const documentUpload = setup({
  types: { context: {} as DocumentUploadContext, events: {} as DocumentUploadEvent, meta: {} as ChartMeta },
  guards: {
    hasFilesToSend: ({ context }) => context.files.some(isToBeSent),
    hasRoom: ({ context, event }) =>
      event.type === 'files.chosen' && context.files.length + event.files.length <= maxFiles,
    isSending: ({ context, event }) =>
      'id' in event && context.files.some(({ id, state }) => id === event.id && state === 'sending'),
    hasFailed: ({ context, event }) =>
      'id' in event && context.files.some(({ id, state }) => id === event.id && state === 'failed'),
    isAnyMissing: ({ context }) => context.files.some(({ state }) => state === 'failed' || state === 'refused'),
    hasUnanswered: ({ context }) => context.files.some(isUnanswered),
    isTriedAgain: ({ context }) => context.files.some(isUnanswered) && context.tries < mostTries,
    isRemovable: ({ context, event }) =>
      'id' in event && context.files.some(({ id, state }) => id === event.id && state !== 'sent'),
    isOnlyMissing: ({ context: { files, removing } }) =>
      files.length > 1 && files.every(({ id, state }) => (state === 'sent') !== (id === removing)),
    isLastAndAllArrived: ({ context, event }) =>
      isLast(context, event) &&
      event.type === 'file.sent' &&
      context.files.every(({ state }) => state === 'sent' || state === 'sending'),
    isLast: ({ context, event }) => isLast(context, event),
  },
  actions: {
    addFiles: assign(({ context, event }) =>
      event.type === 'files.chosen'
        ? { files: [...context.files, ...event.files.map(waiting)], isFileMissing: false }
        : {},
    ),
    noteRemoval: assign(({ event }) => ({ removing: 'id' in event ? event.id : null })),
    forgetRemoval: assign({ removing: null }),
    removeFile: assign(({ context }) => ({
      files: context.files.filter(({ id }) => id !== context.removing),
      removing: null,
    })),
    askForFile: assign({ isFileMissing: true }),
    startFiles: assign(({ context }) => ({ files: started(context.files), tries: 0, isUnasked: false })),
    startUnanswered: assign(({ context }) => ({ files: started(context.files, isUnanswered), isUnasked: true })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    startFile: assign(({ context, event }) => ({
      ...changed(context, event, { state: 'sending', share: 0, reason: null }),
      isUnasked: false,
    })),
    noteProgress: assign(({ context, event }) =>
      changed(context, event, { share: event.type === 'file.progressed' ? Math.min(Math.max(event.share, 0), 1) : 0 }),
    ),
    noteSent: assign(({ context, event }) => changed(context, event, { state: 'sent', share: 1 })),
    noteFailure: assign(({ context, event }) => ended(context, event, 'failed')),
    noteRefusal: assign(({ context, event }) => ended(context, event, 'refused')),
    stopFiles: assign(({ context }) => ({ files: stopped(context.files) })),
    clearFiles: assign({ files: [], isFileMissing: false, removing: null }),
    sendFiles: () => {},
    sendFile: () => {},
    abortRequests: () => {},
    announceUpload: () => {},
  },
  delays: { pause: ({ context }) => pauseAfter(context) },
});

function isLast({ files }: DocumentUploadContext, event: DocumentUploadEvent): boolean {
  const sending = files.filter(({ state }) => state === 'sending');
  return 'id' in event && sending.length === 1 && sending[0]?.id === event.id;
}

function changed(
  { files }: DocumentUploadContext,
  event: DocumentUploadEvent,
  change: Partial<UploadFile>,
): Partial<DocumentUploadContext> {
  return 'id' in event ? { files: withFile(files, event.id, change) } : {};
}

function ended(
  context: DocumentUploadContext,
  event: DocumentUploadEvent,
  state: UploadFile['state'],
): Partial<DocumentUploadContext> {
  return changed(context, event, { state, share: 0, reason: 'reason' in event ? event.reason : null });
}

const unasked = documentUpload.createStateConfig({
  description: 'No question is open.',
  on: { 'removal.requested': { target: 'removing', guard: 'isRemovable', actions: 'noteRemoval' } },
});
const unaskedHere = {
  ...unasked.on,
  'network.back': { target: '#uploading', guard: 'hasUnanswered', actions: ['startUnanswered', 'sendFiles'] },
} as const;
const stayed = { target: 'open', actions: 'forgetRemoval' } as const;

/** The chart of the upload of documents. */
export const documentUploadMachine = documentUpload.createMachine({
  id: 'document-upload',
  description: 'Choosing, confirming and sending documents, each with its own progress.',
  meta: {
    title: 'Document upload',
    guards: {
      hasFilesToSend: 'A chosen file has not arrived yet, and was not refused.',
      hasRoom: 'There are at most ten files.',
      isSending: 'The file is on its way.',
      hasFailed: 'The file did not arrive.',
      isAnyMissing: 'A file did not arrive, or was refused.',
      hasUnanswered: 'A file was sent and not answered.',
      isTriedAgain: 'A file was sent and not answered, and was sent again by itself less than three times.',
      isRemovable: 'The file is on the list and has not arrived.',
      isOnlyMissing: 'Every other file has arrived.',
      isLastAndAllArrived: 'It was the last file on its way, and every other has arrived.',
      isLast: 'It was the last file on its way.',
    },
    actions: {
      addFiles: 'Adds the chosen files.',
      noteRemoval: 'Notes which file is to be taken off the list.',
      forgetRemoval: 'Leaves the file on the list.',
      removeFile: 'Takes the file off the list.',
      askForFile: 'Says: Please select a file before uploading.',
      startFiles: 'Marks every file that has not arrived as on its way, but for those that were refused.',
      startUnanswered: 'Marks every file that got no answer as on its way, without being asked to.',
      countTry: 'Counts that it is sent again by itself.',
      startFile: 'Marks the file as on its way again.',
      noteProgress: 'Notes how much of the file was sent.',
      noteSent: 'Notes that the file has arrived.',
      noteFailure: 'Notes why the file did not arrive.',
      noteRefusal: 'Notes why the file is not taken.',
      stopFiles: 'Lets the files that were on their way, or got no answer, wait again.',
      clearFiles: 'Empties the list.',
      sendFiles: 'The browser sends the files.',
      sendFile: 'The browser sends the file again.',
      abortRequests: 'The browser breaks off what is under way.',
      announceUpload: 'Tells the application that all documents have arrived.',
    },
    delays: { pause: 'The pause before the next try; it is four times as long each time.' },
  },
  context: { files: [], isFileMissing: false, removing: null, tries: 0, isUnasked: false },
  initial: 'selecting',
  states: {
    selecting: {
      id: 'selecting',
      description: 'Files are chosen.',
      initial: 'open',
      states: {
        // As long as there is such a file, it is told of and sent again, whatever else is chosen, asked or taken off.
        open: { ...unasked, always: { target: '#failed', guard: 'isAnyMissing' } },
        removing: {
          description: 'The question whether to take the file off the list is open.',
          on: { 'removal.confirmed': { target: 'open', actions: 'removeFile' }, 'removal.declined': stayed },
        },
      },
      on: {
        'files.chosen': { guard: 'hasRoom', actions: 'addFiles' },
        'upload.requested': [{ target: 'confirming', guard: 'hasFilesToSend' }, { actions: 'askForFile' }],
      },
    },
    confirming: {
      description: 'The question whether to upload is open.',
      on: {
        'upload.confirmed': { target: 'uploading', actions: ['startFiles', 'sendFiles'] },
        'upload.declined': 'selecting',
      },
    },
    uploading: {
      id: 'uploading',
      description: 'Files are on their way, each with its progress; what is chosen meanwhile waits.',
      on: {
        'file.progressed': { guard: 'isSending', actions: 'noteProgress' },
        'file.sent': [
          { target: 'done', guard: 'isLastAndAllArrived', actions: ['noteSent', 'announceUpload'] },
          { target: 'selecting', guard: 'isLast', actions: 'noteSent' },
          { guard: 'isSending', actions: 'noteSent' },
        ],
        'file.failed': [
          { target: 'failed', guard: 'isLast', actions: 'noteFailure' },
          { guard: 'isSending', actions: 'noteFailure' },
        ],
        'file.refused': [
          { target: 'failed', guard: 'isLast', actions: 'noteRefusal' },
          { guard: 'isSending', actions: 'noteRefusal' },
        ],
        'file.retried': { guard: 'hasFailed', actions: ['startFile', 'sendFile'] },
        'files.chosen': { guard: 'hasRoom', actions: 'addFiles' },
        'upload.cancelled': { target: 'selecting', actions: ['stopFiles', 'abortRequests'] },
      },
    },
    failed: {
      id: 'failed',
      description:
        'At least one file did not arrive; each that was not refused can be sent again alone; what got no answer is, after a pause or once a network is back.',
      initial: 'open',
      states: {
        open: { ...unasked, always: { target: 'pausing', guard: 'isTriedAgain' }, on: unaskedHere },
        pausing: {
          description: 'What got no answer is sent again after a pause: networks and servers come back without a word.',
          after: { pause: { target: '#uploading', actions: ['countTry', 'startUnanswered', 'sendFiles'] } },
          on: unaskedHere,
        },
        removing: {
          description: 'The question whether to take the file off the list is open.',
          on: {
            'removal.confirmed': [
              { target: '#done', guard: 'isOnlyMissing', actions: ['removeFile', 'announceUpload'] },
              { target: '#selecting', actions: 'removeFile' },
            ],
            'removal.declined': stayed,
          },
        },
      },
      on: {
        'file.retried': { target: 'uploading', guard: 'hasFailed', actions: ['startFile', 'sendFile'] },
        'files.chosen': { guard: 'hasRoom', actions: 'addFiles' },
        'upload.requested': { target: 'confirming', guard: 'hasFilesToSend' },
      },
    },
    done: {
      id: 'done',
      description: 'Every file has arrived.',
      on: { 'upload.renewed': { target: 'selecting', actions: 'clearFiles' } },
    },
  },
});
