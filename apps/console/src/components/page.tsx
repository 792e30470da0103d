import { ChevronLeftIcon, Link } from '@statewise/ui';
import { useEffect, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';

export interface PageProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page of a feature: its heading with what can be done there, and its content. */
export function Page({ title, lead, actions, back, children }: PageProps): ReactNode {
  usePageTitle(title);
  return (
    <div className="console-page">
      <header className="console-page__head">
        <div>
          {back && (
            <Link href={back.href} className="console-page__back">
              <ChevronLeftIcon size={16} /> {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {lead !== undefined && <p className="sw-small">{lead}</p>}
        </div>
        {actions !== undefined && <div className="console-page__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Names the page in the browser's title. */
export function usePageTitle(page: string): void {
  const t = useConsoleText();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
