import { LinkButton } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../../components/answer.js';
import { RecordTable } from '../../components/record-table.js';
import { useCall } from '../../requests/call.js';
import { useOperationsText } from '../messages/catalogue.js';
import { OperationsPage } from '../operations-page.js';
import { WebhookState } from './webhook-state.js';

/** The endpoints that are told of transitions. */
export function WebhooksPage(): ReactNode {
  const t = useOperationsText();
  const webhooks = useCall('GET /api/v1/webhooks');
  const make = <LinkButton href="/operations/webhooks/new">{t('webhooks.new')}</LinkButton>;
  return (
    <OperationsPage part="webhooks" lead={t('webhooks.lead')} actions={make}>
      <AnswerValue query={webhooks}>
        {({ webhooks: rows }) => (
          <RecordTable
            caption={t('webhooks.caption')}
            empty={<Empty title={t('webhooks.empty')}>{t('webhooks.emptyWhy')}</Empty>}
            rows={rows}
            rowId={({ id }) => id}
            href={({ id }) => `/operations/webhooks/${id}`}
            columns={[
              { id: 'name', header: t('webhook.name'), cell: ({ name }) => name },
              { id: 'url', header: t('webhook.url'), cell: ({ url }) => url },
              { id: 'state', header: t('webhook.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
              { id: 'flows', header: t('webhook.flows'), cell: ({ flows }) => flows.join(', ') },
              { id: 'created', header: t('webhook.created'), at: ({ created_at }) => created_at },
            ]}
          />
        )}
      </AnswerValue>
    </OperationsPage>
  );
}
