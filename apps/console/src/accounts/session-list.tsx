import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Answer, Empty } from '../pieces/answer.js';
import { Badge } from '../pieces/badge.js';
import { Moment } from '../pieces/moment.js';
import { RecordTable } from '../pieces/record-table.js';
import { request } from '../requests/request.js';
import { useAct } from '../requests/use-act.js';
import { accountsPath } from './account.js';
import { browserName } from './browser-name.js';
import { useAccountsText } from './messages/catalogue.js';

interface OpenSession {
  readonly id: string;
  readonly browser: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly expires_at: string;
  readonly is_current: boolean;
}

/** Where somebody is signed in, each to be ended; one’s own present session is ended by signing out. */
export function SessionList({ account }: { readonly account: string }): ReactNode {
  const t = useAccountsText();
  const path = `${accountsPath}/${account}/sessions`;
  const sessions = useQuery({
    queryKey: [path],
    queryFn: () => request<{ sessions: readonly OpenSession[] }>(path),
  });
  return (
    <section aria-labelledby="sessions" className="accounts-section">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <Answer query={sessions}>
        {({ sessions: rows }) =>
          rows.length === 0 ? (
            <Empty title={t('sessions.empty')} />
          ) : (
            <RecordTable
              caption={t('sessions.caption')}
              rows={rows}
              rowId={({ id }) => id}
              columns={[
                {
                  id: 'browser',
                  header: t('session.browser'),
                  cell: ({ browser }) => browserName(browser) ?? t('session.unknown'),
                },
                { id: 'started', header: t('session.started'), cell: ({ created_at }) => <Moment at={created_at} /> },
                { id: 'seen', header: t('session.seen'), cell: ({ last_seen_at }) => <Moment at={last_seen_at} /> },
                { id: 'expires', header: t('session.expires'), cell: ({ expires_at }) => <Moment at={expires_at} /> },
                {
                  id: 'acts',
                  header: t('session.acts'),
                  cell: ({ id, is_current }) =>
                    is_current ? <Badge tone="info">{t('session.this')}</Badge> : <End path={path} session={id} />,
                },
              ]}
            />
          )
        }
      </Answer>
    </section>
  );
}

function End({ path, session }: { readonly path: string; readonly session: string }): ReactNode {
  const t = useAccountsText();
  const client = useQueryClient();
  const end = useAct({
    act: () => request(`${path}/${session}`, { method: 'DELETE' }),
    said: t('session.ended'),
    onDone: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <Button small variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
      {t('session.end')}
    </Button>
  );
}
