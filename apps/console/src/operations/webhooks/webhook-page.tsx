import { useHandedOver, ShownOnce } from '../../components/shown-once.js';
import { Notice, Select, LinkButton } from '@statewise/ui';
import { useParams, useNavigate } from 'react-router';
import { AnswerValue, Empty, Page } from '../../components/page.js';
import { Badge, FactList, RelativeTime } from '../../components/values.js';
import { FilterBar, useFilters } from '../../components/filters.js';
import { RecordList, usePages } from '../../components/pages.js';
import { useCall, call } from '../../requests/call.js';
import { useFlows } from '../../requests/flows.js';
import { useOperationsText } from '../messages/catalogue.js';
import { OperationsSection } from '../operations-page.js';
import { WebhookState, deliveryTones, type ShownDelivery, type Webhook } from './webhook.js';
import { ActButton, DialogButton } from '../../components/act-buttons.js';

/** One endpoint: how it does, what can be done with it, and what was sent to it. */
export function WebhookPage() {
  const t = useOperationsText();
  const { id = '' } = useParams();
  const webhook = useCall('GET /api/v1/webhooks/{id}', { id });
  const [secret, setSecret] = useHandedOver('secret');
  return (
    <Page
      title={webhook.data?.webhook.name ?? t('tab.webhooks')}
      back={{ href: '/operations/webhooks', label: t('tab.webhooks') }}
      actions={webhook.data && <WebhookActs webhook={webhook.data.webhook} onSecret={setSecret} />}
    >
      <ShownOnce title={t('webhook.secret')} why={t('webhook.secretWhy')} text={secret} onDismiss={setSecret} />
      <AnswerValue query={webhook}>{(answer) => <WebhookFacts webhook={answer.webhook} />}</AnswerValue>
      <Deliveries webhook={id} />
    </Page>
  );
}

function WebhookFacts({ webhook }: { readonly webhook: Webhook }) {
  const t = useOperationsText();
  const { url, flows, states, events, disabled_reason, failing_since, old_secret_until, created_at } = webhook;
  const flowNames = useFlows();
  const names = (list: readonly string[]): string => (list.length === 0 ? t('webhook.all') : list.join(', '));
  return (
    <>
      {disabled_reason !== null && <Notice tone="warning" title={t(`webhook.disabled.${disabled_reason}`)} />}
      <FactList
        facts={[
          { term: t('webhook.state'), value: <WebhookState webhook={webhook} /> },
          { term: t('webhook.url'), value: url },
          { term: t('webhook.flows'), value: flows.map(flowNames.name).join(', ') },
          { term: t('webhook.states'), value: names(states) },
          { term: t('webhook.events'), value: names(events) },
          failing_since !== null && { term: t('webhook.failingSince'), value: <RelativeTime at={failing_since} /> },
          old_secret_until !== null && { term: t('webhook.oldUntil'), value: <RelativeTime at={old_secret_until} /> },
          { term: t('webhook.created'), value: <RelativeTime at={created_at} /> },
        ]}
      />
    </>
  );
}

const deliveryStates = Object.keys(deliveryTones) as ShownDelivery['state'][];

function Deliveries({ webhook }: { readonly webhook: string }) {
  const t = useOperationsText();
  const filters = useFilters(['state']);
  const deliveries = usePages('GET /api/v1/webhooks/{id}/deliveries', { id: webhook, ...filters.values }, 'deliveries');
  return (
    <OperationsSection title={t('deliveries.title')}>
      <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
        <Select
          {...filters.field('state')}
          label={t('delivery.state')}
          placeholder={t('webhook.all')}
          options={deliveryStates.map((state) => ({ value: state, label: t(`delivery.state.${state}`) }))}
        />
      </FilterBar>
      <RecordList
        pages={deliveries}
        caption={t('deliveries.caption')}
        empty={
          filters.isEmpty ? (
            <Empty title={t('deliveries.empty')}>{t('deliveries.emptyWhy')}</Empty>
          ) : (
            <Empty title={t('deliveries.none')} />
          )
        }
        rowId={({ id }) => id}
        href={({ id }) => `/operations/webhooks/${webhook}/messages/${id}`}
        columns={[
          { header: t('delivery.type'), cell: ({ type }) => type },
          {
            header: t('delivery.state'),
            cell: ({ state }) => <Badge tone={deliveryTones[state]}>{t(`delivery.state.${state}`)}</Badge>,
          },
          { header: t('delivery.attempts'), cell: ({ attempts }) => attempts, numeric: true },
          { header: t('delivery.next'), at: ({ next_attempt_at }) => next_attempt_at },
          { header: t('delivery.created'), at: ({ created_at }) => created_at },
        ]}
      />
    </OperationsSection>
  );
}

interface WebhookActsProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
}

/** Test, change, switch, renew the secret, remove. */
function WebhookActs({ webhook: { id, name, active }, onSecret }: WebhookActsProps) {
  const t = useOperationsText();
  const navigate = useNavigate();
  return (
    <>
      <ActButton
        button={{ variant: 'primary' }}
        go={t('webhook.test')}
        act={() => call('POST /api/v1/webhooks/{id}/test', { id })}
        said={t('webhook.tested')}
        onDone={({ delivery }) => navigate(`/operations/webhooks/${id}/messages/${delivery.id}`)}
      />
      <LinkButton variant="secondary" href={`/operations/webhooks/${id}/change`}>
        {t('webhook.change')}
      </LinkButton>
      <ActButton
        go={t(active ? 'webhook.turnOff' : 'webhook.turnOn')}
        act={() => call('PATCH /api/v1/webhooks/{id}', { id, body: { active: !active } })}
        said={t(active ? 'webhook.turnedOff' : 'webhook.turnedOn')}
      />
      <DialogButton
        title={t('webhook.rotate.title')}
        lead={t('webhook.rotate.lead')}
        go={t('webhook.rotate')}
        act={() => call('POST /api/v1/webhooks/{id}/secret', { id })}
        onDone={({ secret }) => onSecret(secret)}
      />
      <DialogButton
        button={{ variant: 'quiet' }}
        isDangerous
        title={t('webhook.remove.title', { name })}
        lead={t('webhook.remove.lead')}
        go={t('webhook.remove')}
        act={() => call('DELETE /api/v1/webhooks/{id}', { id })}
        said={t('webhook.removed')}
        onDone={() => navigate('/operations/webhooks')}
      />
    </>
  );
}
