import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../requests/call.js';
import { fieldErrors, hasStatus } from '../requests/request.js';
import { useAct } from '../requests/use-act.js';
import { contentPath, type Content, type ContentKind, type Item } from './content.js';
import { useContentText } from './messages/catalogue.js';
import type { TypedContent } from './use-typed.js';

interface Answered {
  readonly item: Item;
}

/**
 * What can be done with one thing: each act says the version that was seen, and shows what the server answers. What is
 * handed to an act is what was typed when it was pressed.
 */
export function useEditing(
  kind: ContentKind,
  { over: item, isTouched, settle }: TypedContent,
  onMade: (key: string) => unknown,
) {
  const t = useContentText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show, refresh } = useShown(kind);
  const at = { kind: kind.name, key: item?.key ?? '' };
  const version = item?.version ?? 0;
  const isShown = (failure: unknown): boolean =>
    hasStatus(failure, 409) || Object.keys(fieldErrors(failure)).length > 0;
  const list = `/content/${kind.name}`;
  const settled = async ({ item: next }: Answered, sent: Content): Promise<void> => {
    settle(next, sent);
    await show(next);
    if (item === undefined) await onMade(next.key);
  };
  const saved = (content: Content): Promise<Answered> =>
    item === undefined
      ? call('POST /api/v1/content/{kind}', { kind: kind.name, body: { content } })
      : call('PUT /api/v1/content/{kind}/{key}/draft', { ...at, body: { version, content } });
  const save = useAct({ act: saved, onDone: settled, said: t('edit.saved'), isShown });
  const publish = useAct({
    act: async (sent: Content) => {
      let seen = version;
      if (isTouched) {
        const { item: draft } = await saved(sent);
        // Kept whatever becomes of publishing it.
        settle(draft, sent);
        seen = draft.version;
      }
      return call('POST /api/v1/content/{kind}/{key}/publish', { ...at, body: { version: seen } });
    },
    onDone: settled,
    onProposed: refresh,
    said: t('edit.published'),
    isShown,
  });
  const discard = useAct({
    act: (_sent: Content) => call('DELETE /api/v1/content/{kind}/{key}/draft', { ...at, version }),
    onDone: async (_answer, sent) => {
      await refresh();
      const next = client.getQueryData<Item>([contentPath, kind.name, at.key]);
      if (next) settle(next, sent);
      if (item?.published === null) await navigate(list);
    },
    isShown,
  });
  const remove = useAct({
    act: () => call('DELETE /api/v1/content/{kind}/{key}', { ...at, version }),
    onDone: async () => {
      await navigate(list);
      await refresh();
    },
    said: t('edit.removed'),
    isShown,
  });
  const preview = useAct({
    act: () => call('POST /api/v1/content/{kind}/{key}/preview', { ...at, body: {} }),
    onDone: ({ preview: { path: address } }) => window.open(address, '_blank', 'noopener'),
  });
  const reload = useAct({
    act: (_sent: Content) => call('GET /api/v1/content/{kind}/{key}', at),
    onDone: settled,
  });
  return { save, publish, discard, remove, preview, reload };
}

/** Takes an earlier version as the draft. */
export function useRevert(kind: ContentKind, { key, version }: Item) {
  const t = useContentText();
  const { show } = useShown(kind);
  return useAct({
    act: (to: number) =>
      call('POST /api/v1/content/{kind}/{key}/revert', { kind: kind.name, key, body: { version, to } }),
    onDone: ({ item }) => show(item),
    said: t('history.taken'),
    isShown: () => false,
  });
}

function useShown(kind: ContentKind) {
  const client = useQueryClient();
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: [contentPath, kind.name] });
  };
  const show = async (item: Item): Promise<void> => {
    client.setQueryData([contentPath, kind.name, item.key], item);
    await refresh();
  };
  return { show, refresh };
}
