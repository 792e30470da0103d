import { browserName } from '@statewise/i18n';
import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../components/answer.js';
import { Badge } from '../components/badge.js';
import { RecordTable } from '../components/record-table.js';
import { call, useCall } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { useAccountsText } from './messages/catalogue.js';

/** The sessions of an account, each with a button that ends it; the reader’s present one is ended by signing out. */
export function SessionList({ account }: { readonly account: string }): ReactNode {
  const t = useAccountsText();
  const sessions = useCall('GET /api/v1/accounts/{id}/sessions', { id: account });
  return (
    <section aria-labelledby="sessions" className="accounts-section">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <AnswerValue query={sessions}>
        {({ sessions: rows }) => (
          <RecordTable
            caption={t('sessions.caption')}
            empty={<Empty title={t('sessions.empty')} />}
            rows={rows}
            rowId={({ id }) => id}
            columns={[
              {
                id: 'browser',
                header: t('session.browser'),
                cell: ({ browser }) => browserName(browser) ?? t('session.unknown'),
              },
              { id: 'started', header: t('session.started'), at: ({ created_at }) => created_at },
              { id: 'seen', header: t('session.seen'), at: ({ last_seen_at }) => last_seen_at },
              { id: 'expires', header: t('session.expires'), at: ({ expires_at }) => expires_at },
              {
                id: 'acts',
                header: t('session.acts'),
                cell: ({ id, is_current }) =>
                  is_current ? <Badge tone="info">{t('session.this')}</Badge> : <End account={account} session={id} />,
              },
            ]}
          />
        )}
      </AnswerValue>
    </section>
  );
}

function End({ account: id, session }: { readonly account: string; readonly session: string }): ReactNode {
  const t = useAccountsText();
  const end = useAct({
    act: () => call('DELETE /api/v1/accounts/{id}/sessions/{session}', { id, session }),
    said: t('session.ended'),
  });
  return (
    <Button small variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
      {t('session.end')}
    </Button>
  );
}
