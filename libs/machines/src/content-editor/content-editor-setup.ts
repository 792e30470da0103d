import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { FieldErrors } from '@statewise/fields';
import type { ChartMeta } from '@statewise/flow';
import { contentDifferences, contentOf, type EditedContent, type EditedItem } from './edited-content.js';

/** What happens to one thing in the content editor. */
export type ContentEditorEvent =
  | { readonly type: 'item.read'; readonly item: EditedItem }
  | { readonly type: 'content.changed'; readonly content: EditedContent }
  | { readonly type: 'reason.changed'; readonly reason: string }
  | { readonly type: 'time.changed'; readonly when: PublicationTime }
  | {
      readonly type:
        | 'save.requested'
        | 'publish.requested'
        | 'discard.requested'
        | 'reload.requested'
        | 'withdrawal.requested'
        | 'unschedule.requested'
        | 'removal.requested'
        | 'removal.confirmed'
        | 'removal.declined';
    }
  | { readonly type: 'restore.requested'; readonly to: number }
  | { readonly type: 'request.answered'; readonly item: EditedItem }
  | { readonly type: 'request.refused'; readonly errors: FieldErrors; readonly isStale: boolean }
  | { readonly type: 'item.gone' };

/** When a draft is to be published, as typed; without a day, at once. */
export interface PublicationTime {
  readonly day: string;
  readonly time: string;
}

export const atOnce: PublicationTime = { day: '', time: '' };

/** What the editor is opened with. */
export interface ContentEditorInput {
  /** As the server has it; null for something new. */
  readonly item: EditedItem | null;
  /** What stands in the form of something new before anything is typed. */
  readonly content?: EditedContent;
}

export interface ContentEditorContext {
  /** The version that is typed over; null for something new that was not stored yet. */
  readonly over: EditedItem | null;
  /** The latest that the server told: of its version, and of what waits for a second person. */
  readonly latest: EditedItem | null;
  /** What stands in the form. */
  readonly content: EditedContent;
  /** What stood in the form when the last request was made, or what the form follows the server to since. */
  readonly sent: EditedContent;
  /** Why it is published. */
  readonly reason: string;
  readonly when: PublicationTime;
  /** The version of the history that is taken back. */
  readonly to: number;
  readonly errors: FieldErrors;
}

const isOther = (one: EditedContent, other: EditedContent): boolean => contentDifferences(one, other).length > 0;
const versionOf = (item: EditedItem | null): number => item?.version ?? 0;
const isNewer = (item: EditedItem, known: EditedItem | null): boolean =>
  item.version > versionOf(known) || (item.version === versionOf(known) && item.waiting?.id !== known?.waiting?.id);
const isWaiting = ({ latest }: ContentEditorContext): boolean => latest !== null && latest.waiting !== null;
const isScheduled = ({ over }: ContentEditorContext): boolean => over !== null && over.scheduled_at !== null;
const isTyped = ({ over, content }: ContentEditorContext): boolean => isOther(contentOf(over), content);

export const contentEditor = setup({
  types: {
    context: {} as ContentEditorContext,
    events: {} as ContentEditorEvent,
    input: {} as ContentEditorInput | undefined,
    meta: {} as ChartMeta,
  },
  actors: { watchItem: fromCallback<EventObject>(() => undefined) },
  guards: {
    isNews: ({ context: { over, latest }, event }) =>
      event.type === 'item.read' && event.item.key === over?.key && isNewer(event.item, latest),
    isOvertaken: ({ context: { over, latest } }) => versionOf(latest) > versionOf(over),
    isEdited: ({ context }) => isTyped(context),
    isStored: ({ context: { over } }) => over !== null && (over.draft !== null || over.published !== null),
    isWaiting: ({ context }) => isWaiting(context),
    isOwnProposal: ({ context: { latest } }) => latest?.waiting?.is_own === true,
    isPublishable: ({ context }) => !isWaiting(context) && !isScheduled(context),
    isScheduled: ({ context }) => isScheduled(context),
    isChangeable: ({ context }) => !isScheduled(context),
    isDiscardable: ({ context }) => !isScheduled(context) && context.over !== null && context.over.draft !== null,
    hasDraft: ({ context: { over } }) => over !== null && over.draft !== null,
    isPublished: ({ context: { over } }) => over !== null && over.published !== null,
    isStale: ({ event }) => event.type === 'request.refused' && event.isStale,
  },
  actions: {
    keepLatest: assign(({ event }) => (event.type === 'item.read' ? { latest: event.item } : {})),
    followServer: assign(({ context }) => {
      const { latest, content, sent } = context;
      const stored = contentOf(latest);
      if (!isTyped(context) || !isOther(stored, content)) return { over: latest, content: stored, sent: stored };
      // What was sent last stands there: its answer was lost.
      return isOther(stored, sent) ? {} : { over: latest };
    }),
    keepTyped: assign(({ event }) => (event.type === 'content.changed' ? { content: event.content } : {})),
    forgetTyped: assign(({ context: { over } }) => ({ content: contentOf(over) })),
    keepReason: assign(({ event }) => (event.type === 'reason.changed' ? { reason: event.reason } : {})),
    keepTime: assign(({ event }) => (event.type === 'time.changed' ? { when: event.when } : {})),
    forgetTime: assign(() => ({ when: atOnce })),
    keepRestored: assign(({ event }) => (event.type === 'restore.requested' ? { to: event.to } : {})),
    noteSent: assign(({ context }) => ({ sent: context.content, errors: {} })),
    forgetSent: assign(({ context: { over } }) => ({ sent: contentOf(over), errors: {} })),
    keepErrors: assign(({ event }) => (event.type === 'request.refused' ? { errors: event.errors } : {})),
    settle: assign(({ context: { content, sent, latest }, event }) => {
      if (event.type !== 'request.answered') return {};
      const { item } = event;
      const newest = item.version >= versionOf(latest) ? item : latest;
      // What was typed since the request goes on over what it made.
      if (isOther(sent, content)) return { over: item, latest: newest };
      const next = contentOf(item);
      return { over: item, latest: newest, content: next, sent: next };
    }),
    saveDraft: () => {},
    storeDraft: () => {},
    publishDraft: () => {},
    discardDraft: () => {},
    removeItem: () => {},
    restoreVersion: () => {},
    unscheduleDraft: () => {},
    withdrawProposal: () => {},
    readAgain: () => {},
  },
});

/** What guards and actions of the content editor mean. */
export const contentEditorMeta: ChartMeta = {
  title: 'Content editor',
  guards: {
    isNews: 'The server has a later version of it than is known here, or something else waits for a second person.',
    isOvertaken: 'A later version was stored than the one that is typed over.',
    isEdited: 'Something else stands in the form than what was stored.',
    isStored: 'A draft of it or something published is stored.',
    isWaiting: 'Publishing it or taking it away waits for a second person.',
    isOwnProposal: 'The person at the editor proposed what waits.',
    isPublishable: 'Nothing of it waits for a second person, nor for its time.',
    isScheduled: 'Its draft is published by itself at a time.',
    isChangeable: 'Its draft does not wait for its time.',
    isDiscardable: 'It has a draft that does not wait for its time.',
    hasDraft: 'It has a draft that is not published.',
    isPublished: 'Visitors and applicants read something of it.',
    isStale: 'The server refused it because another version stands there than the one that was seen.',
  },
  actions: {
    keepLatest: 'Keeps the latest version.',
    followServer:
      'Shows the latest version where nothing else is typed, and goes on over it where it is what was sent.',
    keepTyped: 'Keeps what is typed.',
    forgetTyped: 'Forgets what is typed.',
    keepReason: 'Keeps why it is published.',
    keepTime: 'Keeps when it is to be published.',
    forgetTime: 'Forgets when it was to be published.',
    keepRestored: 'Keeps which version of the history is taken back.',
    noteSent: 'Keeps with what the request is made, and forgets what was wrong before.',
    forgetSent: 'Forgets what an earlier request was made with: nothing of what is typed is sent.',
    keepErrors: 'Keeps which fields the server refused, and why.',
    settle: 'Takes the version that the server answered; what was typed since stays over it.',
    saveDraft: 'The browser stores what is typed as the draft.',
    storeDraft: 'The browser stores what is typed as the draft, and says nothing of it.',
    publishDraft: 'The browser asks the server to publish the draft, at once or at its time.',
    discardDraft: 'The browser asks the server to throw the draft away.',
    removeItem: 'The browser asks the server to take it away.',
    restoreVersion: 'The browser asks the server to take an earlier version as the draft.',
    unscheduleDraft: 'The browser asks the server not to publish the draft by itself.',
    withdrawProposal: 'The browser asks the server to take back what the person proposed.',
    readAgain: 'The browser reads the version that is stored.',
  },
};
