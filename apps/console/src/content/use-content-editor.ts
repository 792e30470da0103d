import {
  contentDifferences,
  contentEditorMachine,
  contentOf,
  type ContentEditorContext,
  type ContentEditorEvent,
} from '@statewise/machines';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createActor, fromCallback, waitFor, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import { call, fieldErrors, hasFieldErrors, isProblem } from '../requests/call.js';
import { signInNews } from '../requests/query-client.js';
import { usePerson } from '../requests/session.js';
import { keepUnsent, unsentOf } from '../requests/unsent.js';
import { useAct } from '../requests/use-act.js';
import { instantInBrussels } from '../components/bank-time.js';
import { contentPath, type Content, type ContentKind, type Item } from './content.js';
import { useContentText } from './messages/catalogue.js';

/** One thing in the editor: where its chart stands, and how it is told what a person does. */
export interface ContentEditing {
  readonly editor: SnapshotFrom<typeof contentEditorMachine>;
  readonly send: (event: ContentEditorEvent) => void;
}

/** What draws a part of the editor. */
export interface EditorProps extends ContentEditing {
  readonly kind: ContentKind;
}

/** What is typed, and the version that it is typed over. */
interface Typed {
  readonly item: Item | null;
  readonly content?: Content;
}

type EditorChart = ActorRefFrom<typeof contentEditorMachine>;

/** Charts that run: each goes on until its page is left and its request has ended, also where its page is opened again meanwhile. */
const running = new Map<EditorChart, 'shown' | 'left'>();
signInNews.addEventListener('passed', () => {
  for (const chart of running.keys()) chart.stop();
  running.clear();
});
const whole = (snapshot: ContentEditing['editor']) => snapshot;

/**
 * Runs the chart of the editor for one thing; undefined for something new, which begins with `content`. What was typed here before and not stored stands
 * there again.
 */
export function useContentEditor(kind: ContentKind, item: Item | undefined, content?: Content): ContentEditing {
  const client = useQueryClient();
  const { id: person } = usePerson();
  const { search } = useLocation();
  const request = useContentRequest(kind);
  // Of something new it is also what its address says of it.
  const placeOf = (key: string | undefined): string =>
    `content.${kind.name}.${key === undefined ? `new${search}` : `key.${key}`}`;
  const begin = (id: string): EditorChart => {
    let place = placeOf(item?.key);
    const input = unsentOf<Typed>(person, place) ?? { item: item ?? null, ...(content && { content }) };
    const machine = contentEditorMachine.provide({
      actors: { watchItem: watchItems(client, kind.name) },
      actions: {
        saveDraft: request('saveDraft'),
        storeDraft: request('storeDraft'),
        publishDraft: request('publishDraft'),
        discardDraft: request('discardDraft'),
        removeItem: request('removeItem'),
        restoreVersion: request('restoreVersion'),
        unscheduleDraft: request('unscheduleDraft'),
        withdrawProposal: request('withdrawProposal'),
        readAgain: request('readAgain'),
      },
    });
    const chart = createActor(machine, { id, input });
    chart.subscribe(({ context: { over, content: now } }) => {
      if (now === input.content) return;
      keepUnsent(person, place, undefined);
      place = placeOf(over?.key);
      if (contentDifferences(contentOf(over), now).length > 0) keepUnsent(person, place, { item: over, content: now });
    });
    return chart;
  };
  const [chart] = useState(() => {
    const id = `${person}.${placeOf(item?.key)}`;
    const isOfPage = (one: EditorChart): boolean => one.id === id && one.getSnapshot().context.over?.key === item?.key;
    return [...running.keys()].find(isOfPage) ?? begin(id);
  });
  useEffect(() => {
    running.set(chart, 'shown');
    chart.start();
    return () => {
      if (!running.has(chart)) return;
      running.set(chart, 'left');
      const end = (): void => {
        if (running.get(chart) !== 'left') return;
        running.delete(chart);
        chart.stop();
      };
      // One that was stopped for its person waits for nothing any more.
      void waitFor(chart, (now) => !now.matches('busy')).then(end, end);
    };
  }, [chart]);
  useEffect(() => {
    // It may be a later version than the one that was typed over.
    if (item) chart.send({ type: 'item.read', item });
  }, [item, chart]);
  return { editor: useSelector(chart, whole), send: chart.send };
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

/** A request that the chart of the editor wants made, and how the chart hears of its end. */
interface EditorRequest extends Pick<ContentEditing, 'send'> {
  readonly name: keyof ReturnType<typeof requestsOf>;
  readonly context: ContentEditorContext;
}

/** Returns what makes a request of the chart, says that it was done, and tells the chart what the server answered. */
function useContentRequest({ name: kind }: ContentKind) {
  const t = useContentText();
  const client = useQueryClient();
  const requests = requestsOf(kind);
  const said = (item: Item | undefined) => ({
    saveDraft: t('edit.saved'),
    storeDraft: undefined,
    publishDraft: t(item?.scheduled_at === null ? 'edit.published' : 'when.done'),
    discardDraft: undefined,
    removeItem: t('edit.removed'),
    restoreVersion: t('history.taken'),
    unscheduleDraft: t('when.withdrawn'),
    withdrawProposal: t(item?.draft === null ? 'proposed.back' : 'proposed.withdrawn'),
    readAgain: undefined,
  });
  const { mutate } = useAct({
    act: async ({ name, context }: EditorRequest) => requests[name](context),
    said: (answer, { name }) => said(answer?.item)[name],
    onDone: (answer, { context, send }) => {
      if (answer) {
        const { item } = answer;
        send({ type: 'request.answered', item });
        client.setQueryData([contentPath, kind, item.key], item);
      } else {
        client.removeQueries({ queryKey: [contentPath, kind, context.over?.key] });
        send({ type: 'item.gone' });
      }
    },
    onProposed: async (_answer, { context, send }) =>
      send({ type: 'request.answered', item: (await requests.readAgain(context)).item }),
    onFailed: (failure, { send }) =>
      send({ type: 'request.refused', errors: fieldErrors(failure), isStale: isStale(failure) }),
    isShown: (failure) => isStale(failure) || hasFieldErrors(failure),
  });
  return (name: EditorRequest['name']) =>
    ({ context, self }: { readonly context: ContentEditorContext; readonly self: Pick<EditorRequest, 'send'> }): void =>
      mutate({ name, context, send: (event) => self.send(event) });
}

/** Whether another version stands there than the one that was seen. */
const isStale = (failure: unknown): boolean => isProblem(failure, 'content:stale');

/** The requests by the names that the chart has for them. Each says the version that was seen, and answers the thing as it is then, or nothing where it is gone. */
function requestsOf(kind: string) {
  const at = ({ over }: ContentEditorContext) => ({ kind, key: over?.key ?? '' });
  const seen = ({ over }: ContentEditorContext): number => over?.version ?? 0;
  const readAgain = (context: ContentEditorContext) => call('GET /api/v1/content/{kind}/{key}', at(context));
  const store = (context: ContentEditorContext) =>
    context.over === null
      ? call('POST /api/v1/content/{kind}', { kind, body: { content: context.content } })
      : call('PUT /api/v1/content/{kind}/{key}/draft', {
          ...at(context),
          body: { version: seen(context), content: context.content },
        });
  return {
    saveDraft: store,
    storeDraft: store,
    publishDraft: (context: ContentEditorContext) =>
      call('POST /api/v1/content/{kind}/{key}/publish', {
        ...at(context),
        body: { version: seen(context), reason: context.reason, ...timeOf(context) },
      }),
    discardDraft: async (context: ContentEditorContext) => {
      await call('DELETE /api/v1/content/{kind}/{key}/draft', { ...at(context), version: seen(context) });
      return context.over?.published ? readAgain(context) : undefined;
    },
    removeItem: (context: ContentEditorContext) =>
      call('DELETE /api/v1/content/{kind}/{key}', { ...at(context), version: seen(context) }),
    restoreVersion: (context: ContentEditorContext) =>
      call('POST /api/v1/content/{kind}/{key}/revert', {
        ...at(context),
        body: { version: seen(context), to: context.to },
      }),
    unscheduleDraft: async (context: ContentEditorContext) => {
      await call('DELETE /api/v1/content/{kind}/{key}/schedule', { ...at(context), version: seen(context) });
      return readAgain(context);
    },
    withdrawProposal: async (context: ContentEditorContext) => {
      const { id = '', hash = '' } = context.latest?.waiting ?? {};
      await call('POST /api/v1/proposals/{id}/decline', { id, body: { hash } });
      return readAgain(context);
    },
    readAgain,
  };
}

/** When the draft is to be published, where a day is typed. */
const timeOf = ({ when: { day, time } }: ContentEditorContext): { readonly at?: string } =>
  day === '' ? {} : { at: instantInBrussels(day, time) };
