import { browserName } from '@statewise/i18n';
import { ActButton } from '../components/act-buttons.js';
import { Empty } from '../components/page.js';
import { Badge } from '../components/values.js';
import { RecordList, usePages } from '../components/pages.js';
import { call } from '../requests/call.js';
import { useAccountsText } from './messages/catalogue.js';

/** The sessions of an account, each with a button that ends it; the reader’s present one is ended by signing out. */
export function SessionList({ account }: { readonly account: string }) {
  const t = useAccountsText();
  const sessions = usePages('GET /api/v1/accounts/{id}/sessions', { id: account }, 'sessions');
  return (
    <section aria-labelledby="sessions" className="accounts-section">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <RecordList
        pages={sessions}
        caption={t('sessions.caption')}
        empty={<Empty title={t('sessions.empty')} />}
        rowId={({ id }) => id}
        columns={[
          { header: t('session.browser'), cell: ({ browser }) => browserName(browser) ?? t('session.unknown') },
          { header: t('session.started'), at: ({ created_at }) => created_at },
          { header: t('session.seen'), at: ({ last_seen_at }) => last_seen_at },
          { header: t('session.expires'), at: ({ expires_at }) => expires_at },
          {
            header: t('session.acts'),
            cell: ({ id, is_current }) =>
              is_current ? (
                <Badge tone="info">{t('session.this')}</Badge>
              ) : (
                <ActButton
                  button={{ small: true }}
                  go={t('session.end')}
                  act={() => call('DELETE /api/v1/accounts/{id}/sessions/{session}', { id: account, session: id })}
                  said={t('session.ended')}
                />
              ),
          },
        ]}
      />
    </section>
  );
}
