import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { fieldErrors, hasStatus, request } from '../requests/request.js';
import { useAct } from '../requests/use-act.js';
import { contentPath, itemPath, type Content, type ContentKind, type Item } from './content.js';
import { useContentText } from './messages/catalogue.js';

interface Answered {
  readonly item: Item;
}

/** What can be done with one thing: each act says the version that was seen, and shows what the server answers. */
export function useEditing(kind: ContentKind, item: Item | undefined) {
  const t = useContentText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = item && itemPath(kind.name, item.key);
  const version = item?.version ?? 0;
  const isShown = (failure: unknown): boolean =>
    hasStatus(failure, 409) || Object.keys(fieldErrors(failure)).length > 0;
  const list = `/content/${kind.name}`;
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: [contentPath, kind.name] });
  };
  const shown = async ({ item: next }: Answered): Promise<void> => {
    client.setQueryData([contentPath, kind.name, next.key], next);
    await refresh();
    if (item === undefined) await navigate(`${list}/${encodeURIComponent(next.key)}`, { replace: true });
  };
  const saved = ({ content }: { readonly content: Content }, seen = version): Promise<Answered> =>
    path === undefined
      ? request<Answered>(`${contentPath}/${kind.name}`, { method: 'POST', body: { content } })
      : request<Answered>(`${path}/draft`, { method: 'PUT', body: { version: seen, content } });
  const save = useAct({ act: saved, onDone: shown, said: t('edit.saved'), isShown });
  const publish = useAct({
    act: async ({ content }: { readonly content?: Content }) => {
      const seen = content === undefined ? version : (await saved({ content })).item.version;
      return request<Answered>(`${path}/publish`, { method: 'POST', body: { version: seen } });
    },
    onDone: shown,
    said: t('edit.published'),
    isShown,
  });
  const discard = useAct({
    act: () => request(`${path}/draft?version=${version}`, { method: 'DELETE' }),
    onDone: async () => {
      await refresh();
      if (item?.published === null) await navigate(list);
    },
    isShown,
  });
  const remove = useAct({
    act: () => request(`${path}?version=${version}`, { method: 'DELETE' }),
    onDone: async () => {
      await navigate(list);
      await refresh();
    },
    said: t('edit.removed'),
    isShown,
  });
  const preview = useAct({
    act: () => request<{ preview: { path: string } }>(`${path}/preview`, { method: 'POST', body: {} }),
    onDone: ({ preview: { path: address } }) => window.open(address, '_blank', 'noopener'),
  });
  const revert = useAct({
    act: (to: number) => request<Answered>(`${path}/revert`, { method: 'POST', body: { version, to } }),
    onDone: shown,
    said: t('history.taken'),
    isShown: () => false,
  });
  const reload = (): void => void client.resetQueries({ queryKey: [contentPath, kind.name, item?.key ?? ''] });
  return { save, publish, discard, remove, preview, revert, reload };
}
