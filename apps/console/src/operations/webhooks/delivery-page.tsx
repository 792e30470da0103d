import { useParams } from 'react-router';
import { ActButton } from '../../components/act-buttons.js';
import { AnswerValue, Empty, Page } from '../../components/page.js';
import { Badge, FactList, RelativeTime } from '../../components/values.js';
import { RecordTable } from '../../components/record-table.js';
import { call, useCall } from '../../requests/call.js';
import { useOperationsText } from '../messages/catalogue.js';
import { OperationsSection } from '../operations-page.js';
import { deliveryTones, type ShownDelivery } from './webhook.js';

const lookEvery = 1_000;

/** One message: what is sent, and every attempt; looked at again while it waits for a worker. */
export function DeliveryPage() {
  const t = useOperationsText();
  const { id = '', delivery = '' } = useParams();
  const message = useCall(
    'GET /api/v1/webhooks/{id}/deliveries/{delivery}',
    { id, delivery },
    {
      refetchInterval: ({ state: { data } }) => (data?.delivery.state === 'waiting' ? lookEvery : false),
    },
  );
  return (
    <Page
      title={t('delivery.title')}
      back={{ href: `/operations/webhooks/${id}`, label: t('deliveries.title') }}
      actions={
        <ActButton
          go={t('delivery.resend')}
          act={() => call('POST /api/v1/webhooks/{id}/deliveries/{delivery}/resend', { id, delivery })}
          said={t('delivery.resent')}
        />
      }
    >
      <AnswerValue query={message}>{(answer) => <Message message={answer.delivery} />}</AnswerValue>
    </Page>
  );
}

interface MessageProps {
  readonly message: ShownDelivery;
}

function Message({ message: { id, type, state, created_at, next_attempt_at, payload, log } }: MessageProps) {
  const t = useOperationsText();
  return (
    <>
      <FactList
        facts={[
          {
            term: t('delivery.state'),
            value: <Badge tone={deliveryTones[state]}>{t(`delivery.state.${state}`)}</Badge>,
          },
          { term: t('delivery.type'), value: type },
          { term: t('delivery.id'), value: `msg_${id}` },
          { term: t('delivery.created'), value: <RelativeTime at={created_at} /> },
          next_attempt_at !== null && { term: t('delivery.next'), value: <RelativeTime at={next_attempt_at} /> },
        ]}
      />
      <OperationsSection title={t('delivery.attempts')}>
        <Attempts rows={log} />
      </OperationsSection>
      <OperationsSection title={t('delivery.payload')}>
        <pre className="operations-payload">{indented(payload)}</pre>
      </OperationsSection>
    </>
  );
}

function Attempts({ rows }: { readonly rows: ShownDelivery['log'] }) {
  const t = useOperationsText();
  return (
    <RecordTable
      caption={t('delivery.attempts')}
      empty={<Empty title={t('attempt.none')} />}
      rows={rows}
      rowId={({ number }) => number}
      columns={[
        { header: t('attempt.number'), cell: ({ number }) => number },
        {
          header: t('attempt.result'),
          cell: ({ status, error }) => (
            <Badge tone={status !== null && status < 300 ? 'success' : 'danger'}>
              {error === null ? status : t(`attempt.error.${error}`)}
            </Badge>
          ),
        },
        { header: t('attempt.took'), cell: ({ milliseconds }) => `${milliseconds} ms`, numeric: true },
        { header: t('attempt.answer'), cell: ({ answer }) => <span className="sw-small">{answer}</span> },
        { header: t('attempt.at'), at: ({ at }) => at },
      ]}
    />
  );
}

const indented = (payload: string): string => JSON.stringify(JSON.parse(payload), undefined, 2);
