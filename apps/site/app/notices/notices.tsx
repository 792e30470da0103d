import type { NoticeName, NoticeText } from '@statewise/site-content';
import { Link } from '@statewise/ui';
import { createContext, lazy, Suspense, useContext, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useChart } from '../charts/use-chart.js';

const NoticeDialog = lazy(() =>
  import('./notice-dialog.js').then(({ NoticeDialog: component }) => ({ default: component })),
);

interface Notices {
  readonly texts: readonly NoticeText[];
  readonly open: (name: NoticeName) => void;
}

const NoticesContext = createContext<Notices>({ texts: [], open: () => undefined });

const loadChart = () => import('./notice-actor.js').then(({ noticeActor }) => noticeActor());

/** Runs the chart of the notices and shows the one that is open. */
export function NoticesProvider({
  notices,
  children,
}: {
  readonly notices: readonly NoticeText[];
  readonly children: ReactNode;
}): ReactNode {
  const { snapshot, send } = useChart(loadChart, 'on the first event');
  const value = useMemo<Notices>(
    () => ({ texts: notices, open: (name) => send({ type: 'notice.opened', kind: name }) }),
    [notices, send],
  );
  const shown = snapshot?.matches('open') ? notices.find(({ name }) => name === snapshot.context.kind) : undefined;
  return (
    <NoticesContext value={value}>
      {children}
      {shown && (
        <Suspense>
          <NoticeDialog
            notice={shown}
            onFollow={() => send({ type: 'notice.followed' })}
            onDismiss={() => send({ type: 'notice.dismissed' })}
          />
        </Suspense>
      )}
    </NoticesContext>
  );
}

/** Opens a notice by its name. */
export function useNotices(): Notices {
  return useContext(NoticesContext);
}

/** A link that tells where it leads before it opens in a new tab; without script it opens there at once. */
export function NoticeLink({
  name,
  className,
  children,
}: {
  readonly name: NoticeName;
  readonly className?: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { texts, open } = useNotices();
  const notice = texts.find((text) => text.name === name);
  if (!notice) return null;
  const show = (event: MouseEvent): void => {
    event.preventDefault();
    open(name);
  };
  return (
    <Link
      className={className}
      href={notice.button.href}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      onClick={show}
    >
      {children ?? notice.title}
    </Link>
  );
}
