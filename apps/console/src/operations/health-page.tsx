import type { Tone } from '@statewise/ui';
import { Fragment } from 'react';
import { AnswerValue } from '../components/page.js';
import { Badge } from '../components/values.js';
import { RecordTable } from '../components/record-table.js';
import { useCall, type Result } from '../requests/call.js';
import { useOperationsText } from './messages/catalogue.js';
import { OperationsPage, OperationsSection } from './operations-page.js';

type Health = Result<'GET /api/v1/operations/health'>;
type Part = Health['parts'][number];

const lookEvery = 10_000;
const tones: Readonly<Record<Part['state'], Tone | undefined>> = {
  up: 'success',
  late: 'warning',
  down: 'danger',
  off: undefined,
};

/** How every part of the installation stands, and which processes there are. */
export function HealthPage() {
  const t = useOperationsText();
  const health = useCall('GET /api/v1/operations/health', {}, { refetchInterval: lookEvery });
  return (
    <OperationsPage part="health" lead={t('health.lead')}>
      <AnswerValue query={health}>
        {({ parts, replicas }) => (
          <>
            <OperationsSection title={t('health.parts')}>
              <ul className="operations-parts">
                {parts.map((part) => (
                  <PartCard key={part.name} part={part} />
                ))}
              </ul>
            </OperationsSection>
            <OperationsSection title={t('health.replicas')}>
              <Replicas rows={replicas} />
            </OperationsSection>
          </>
        )}
      </AnswerValue>
    </OperationsPage>
  );
}

function PartCard({ part: { name, state, milliseconds, facts } }: { readonly part: Part }) {
  const t = useOperationsText();
  return (
    <li>
      <h3>
        {t(`health.part.${name}`)} <Badge tone={tones[state]}>{t(`health.state.${state}`)}</Badge>
      </h3>
      {milliseconds !== null && state !== 'down' && (
        <p className="sw-small">{t('health.took', { ms: milliseconds })}</p>
      )}
      <dl>
        {Object.entries(facts).map(([fact, value]) => (
          <Fragment key={fact}>
            <dt>{t.text(`health.fact.${fact}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </li>
  );
}

function Replicas({ rows }: { readonly rows: Health['replicas'] }) {
  const t = useOperationsText();
  return (
    <RecordTable
      caption={t('health.replicas')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { header: t('replica.host'), cell: ({ host, pid }) => `${host} (${pid})` },
        {
          header: t('replica.state'),
          cell: ({ is_alive }) => (
            <Badge tone={is_alive ? 'success' : 'danger'}>{t(is_alive ? 'replica.alive' : 'replica.missing')}</Badge>
          ),
        },
        { header: t('replica.kind'), cell: ({ worker }) => t(worker ? 'replica.worker' : 'replica.requests') },
        { header: t('replica.node'), cell: ({ node }) => node },
        { header: t('replica.started'), at: ({ started_at }) => started_at },
        { header: t('replica.seen'), at: ({ seen_at }) => seen_at },
      ]}
    />
  );
}
