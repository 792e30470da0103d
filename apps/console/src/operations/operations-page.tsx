import { useId, type ReactNode } from 'react';
import { Page } from '../components/page.js';
import { TabLinks } from '../components/tab-links.js';
import { usePerson } from '../requests/session.js';
import { useOperationsText } from './messages/catalogue.js';

const parts = ['outbox', 'jobs', 'health', 'webhooks', 'tokens'] as const;

export interface OperationsPageProps {
  readonly part: (typeof parts)[number];
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the feature, with the way to the others above it. */
export function OperationsPage({ part, ...page }: OperationsPageProps) {
  const t = useOperationsText();
  const { role } = usePerson();
  const { children, ...head } = page;
  const open = parts.filter((name) => role === 'admin' || name === 'outbox');
  return (
    <Page title={t(`tab.${part}`)} {...head}>
      <TabLinks
        label={t('tabs.label')}
        links={open.map((name) => ({ href: `/operations/${name}`, label: t(`tab.${name}`) }))}
      />
      {children}
    </Page>
  );
}

/** A part of a page under a heading of its own. */
export function OperationsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="operations-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
