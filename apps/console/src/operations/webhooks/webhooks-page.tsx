import { LinkButton } from '@statewise/ui';
import { Empty } from '../../components/page.js';
import { RecordList, usePages } from '../../components/pages.js';
import { useFlows } from '../../requests/flows.js';
import { useOperationsText } from '../messages/catalogue.js';
import { OperationsPage } from '../operations-page.js';
import { WebhookState } from './webhook.js';

/** The endpoints that are told of transitions. */
export function WebhooksPage() {
  const t = useOperationsText();
  const { name } = useFlows();
  const webhooks = usePages('GET /api/v1/webhooks', {}, 'webhooks');
  const make = <LinkButton href="/operations/webhooks/new">{t('webhooks.new')}</LinkButton>;
  return (
    <OperationsPage part="webhooks" lead={t('webhooks.lead')} actions={make}>
      <RecordList
        pages={webhooks}
        caption={t('webhooks.caption')}
        empty={<Empty title={t('webhooks.empty')}>{t('webhooks.emptyWhy')}</Empty>}
        rowId={({ id }) => id}
        href={({ id }) => `/operations/webhooks/${id}`}
        columns={[
          { header: t('webhook.name'), cell: (webhook) => webhook.name },
          { header: t('webhook.url'), cell: ({ url }) => url },
          { header: t('webhook.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
          { header: t('webhook.flows'), cell: ({ flows }) => flows.map(name).join(', ') },
          { header: t('webhook.created'), at: ({ created_at }) => created_at },
        ]}
      />
    </OperationsPage>
  );
}
