import type { NoticeName, NoticeText } from '@statewise/site-content';
import { Link } from '@statewise/ui';
import { createContext, useContext, type ReactNode } from 'react';

/** The notices of a page's country and language. */
export const NoticesContext = createContext<readonly NoticeText[]>([]);

function useNotice(name: NoticeName): NoticeText | undefined {
  return useContext(NoticesContext).find((text) => text.name === name);
}

interface NoticeLinkProps {
  readonly name: NoticeName;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A link that tells where it leads before it opens in a new tab; without script it opens there at once. */
export function NoticeLink({ name, className, children }: NoticeLinkProps) {
  const notice = useNotice(name);
  if (!notice) return null;
  return (
    <Link
      className={className}
      href={notice.button.href}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      data-notice={JSON.stringify(notice)}
    >
      {children ?? notice.title}
    </Link>
  );
}

/** A notice that is told as soon as script runs. */
export function NoticeAtOnce({ name }: { readonly name: NoticeName }) {
  const notice = useNotice(name);
  return notice && <template data-notice-at-once={JSON.stringify(notice)} />;
}
