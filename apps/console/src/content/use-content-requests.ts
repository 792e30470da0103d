import type { ContentEditorContext, ContentEditorEvent } from '@statewise/machines';
import { useToasts } from '@statewise/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../requests/call.js';
import { hasFieldErrors, isProblem } from '../requests/request.js';
import { useAct } from '../requests/use-act.js';
import { instantInBrussels } from './bank-time.js';
import { contentPath, type ContentKind, type Item } from './content.js';
import { useContentText } from './messages/catalogue.js';

/** A request that the chart of the editor wants made, and how the chart hears of its end. */
export interface EditorRequest {
  readonly context: ContentEditorContext;
  readonly send: (event: ContentEditorEvent) => void;
}

/** When the draft is to be published, where a day is typed. */
const timeOf = ({ when: { day, time } }: ContentEditorContext): { readonly at?: string } =>
  day === '' ? {} : { at: instantInBrussels(day, time) };

const seen = ({ over }: ContentEditorContext): number => over?.version ?? 0;

/** The requests of the content editor: each says the version that was seen. `onMade` is told the key of something new. */
export function useContentRequests(kind: ContentKind, onMade: (key: string) => unknown) {
  const t = useContentText();
  const toasts = useToasts();
  const { settle, leave } = useEndings(kind, onMade);
  const at = ({ over }: ContentEditorContext) => ({ kind: kind.name, key: over?.key ?? '' });
  const read = (context: ContentEditorContext) => call('GET /api/v1/content/{kind}/{key}', at(context));
  const readProposed = async (_answer: unknown, { context, send }: EditorRequest): Promise<void> =>
    send({ type: 'request.answered', item: (await read(context)).item });
  const acts = { onDone: settle, onProposed: readProposed, isShown };
  const store = ({ context }: EditorRequest) =>
    context.over === null
      ? call('POST /api/v1/content/{kind}', { kind: kind.name, body: { content: context.content } })
      : call('PUT /api/v1/content/{kind}/{key}/draft', {
          ...at(context),
          body: { version: seen(context), content: context.content },
        });
  const saveDraft = useAct({ ...acts, act: store, said: t('edit.saved') });
  const storeDraft = useAct({ ...acts, act: store });
  const publishDraft = useAct({
    ...acts,
    act: ({ context }: EditorRequest) =>
      call('POST /api/v1/content/{kind}/{key}/publish', {
        ...at(context),
        body: { version: seen(context), reason: context.reason, ...timeOf(context) },
      }),
    onDone: async (answer, request) => {
      toasts.show({ tone: 'success', text: t(answer.item.scheduled_at === null ? 'edit.published' : 'when.done') });
      await settle(answer, request);
    },
  });
  const discardDraft = useAct({
    ...acts,
    act: async ({ context }: EditorRequest) => {
      await call('DELETE /api/v1/content/{kind}/{key}/draft', { ...at(context), version: seen(context) });
      return context.over?.published ? read(context) : null;
    },
    onDone: (answer, request) => (answer === null ? leave(request) : settle(answer, request)),
  });
  const removeItem = useAct({
    ...acts,
    act: ({ context }: EditorRequest) =>
      call('DELETE /api/v1/content/{kind}/{key}', { ...at(context), version: seen(context) }),
    onDone: (_answer, request) => leave(request),
    said: t('edit.removed'),
  });
  const restoreVersion = useAct({
    ...acts,
    act: ({ context }: EditorRequest) =>
      call('POST /api/v1/content/{kind}/{key}/revert', {
        ...at(context),
        body: { version: seen(context), to: context.to },
      }),
    said: t('history.taken'),
  });
  const unscheduleDraft = useAct({
    ...acts,
    act: async ({ context }: EditorRequest) => {
      await call('DELETE /api/v1/content/{kind}/{key}/schedule', { ...at(context), version: seen(context) });
      return read(context);
    },
    said: t('when.withdrawn'),
  });
  const withdrawProposal = useAct({
    ...acts,
    act: async ({ context }: EditorRequest) => {
      const { id = '', hash = '' } = context.latest?.waiting ?? {};
      await call('POST /api/v1/proposals/{id}/decline', { id, body: { hash } });
      return read(context);
    },
    said: t('proposed.withdrawn'),
  });
  const readAgain = useAct({ ...acts, act: ({ context }: EditorRequest) => read(context) });
  return {
    saveDraft,
    storeDraft,
    publishDraft,
    discardDraft,
    removeItem,
    restoreVersion,
    unscheduleDraft,
    withdrawProposal,
    readAgain,
  };
}

/** How requests end: with a version that is shown, or with nothing left to show. */
function useEndings(kind: ContentKind, onMade: (key: string) => unknown) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const settle = async ({ item }: { readonly item: Item }, { context, send }: EditorRequest): Promise<void> => {
    send({ type: 'request.answered', item });
    client.setQueryData([contentPath, kind.name, item.key], item);
    if (context.over === null) await onMade(item.key);
  };
  const leave = async ({ send }: EditorRequest): Promise<void> => {
    send({ type: 'item.gone' });
    await navigate(`/content/${kind.name}`);
  };
  return { settle, leave };
}

/** Whether another version stands there than the one that was seen. */
export const isStale = (failure: unknown): boolean => isProblem(failure, 'content:stale');

const isShown = (failure: unknown): boolean => isStale(failure) || hasFieldErrors(failure);
