import { contentEditorMachine, type ContentEditorContext } from '@statewise/machines';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { fromCallback, type EventObject, type SnapshotFrom } from 'xstate';
import { fieldErrors } from '../requests/request.js';
import { contentPath, type Content, type ContentKind, type Item } from './content.js';
import { isStale, useContentRequests, type EditorRequest } from './use-content-requests.js';

/** One thing in the editor: where its chart stands, and how it is told what a person does. */
export interface ContentEditing {
  readonly editor: SnapshotFrom<typeof contentEditorMachine>;
  readonly send: EditorRequest['send'];
}

/** What draws a part of the editor. */
export interface EditorProps extends ContentEditing {
  readonly kind: ContentKind;
}

/** Runs the chart of the editor for one thing; undefined for something new, which begins with `content` and of which `onMade` is told the key. */
export function useContentEditor(
  kind: ContentKind,
  item: Item | undefined,
  onMade: (key: string) => unknown,
  content?: Content,
): ContentEditing {
  const client = useQueryClient();
  const requests = useContentRequests(kind, onMade);
  const [editor, send] = useMachine(
    contentEditorMachine.provide({
      actors: { watchItem: watchItems(client, kind.name) },
      actions: {
        saveDraft: requestBy(requests.saveDraft),
        storeDraft: requestBy(requests.storeDraft),
        publishDraft: requestBy(requests.publishDraft),
        discardDraft: requestBy(requests.discardDraft),
        removeItem: requestBy(requests.removeItem),
        restoreVersion: requestBy(requests.restoreVersion),
        unscheduleDraft: requestBy(requests.unscheduleDraft),
        withdrawProposal: requestBy(requests.withdrawProposal),
        readAgain: requestBy(requests.readAgain),
      },
    }),
    { input: { item: item ?? null, ...(content && { content }) } },
  );
  return { editor, send };
}

/** Tells the chart each version of a thing of this kind that is read, whatever it was read for. */
const watchItems = (client: QueryClient, kind: string) =>
  fromCallback<EventObject>(({ sendBack }) =>
    client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
      const [path, name, key, ...more] = queryKey;
      if (type !== 'updated' || path !== contentPath || name !== kind || key === undefined || more.length > 0) return;
      const item = client.getQueryData<Item>(queryKey);
      if (item) sendBack({ type: 'item.read', item });
    }),
  );

interface RequestMutation {
  readonly mutate: (request: EditorRequest, options: { readonly onError: (failure: unknown) => void }) => void;
}

/** Makes the request of a state of the chart, and tells the chart where the server refuses it. */
const requestBy =
  ({ mutate }: RequestMutation) =>
  ({
    context,
    self,
  }: {
    readonly context: ContentEditorContext;
    readonly self: { readonly send: EditorRequest['send'] };
  }): void =>
    mutate(
      { context, send: (event) => self.send(event) },
      {
        onError: (failure) =>
          self.send({ type: 'request.refused', errors: fieldErrors(failure), isStale: isStale(failure) }),
      },
    );
