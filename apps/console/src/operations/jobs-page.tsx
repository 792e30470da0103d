import { ActButton, DialogButton } from '../components/act-buttons.js';
import { Empty } from '../components/page.js';
import { Badge } from '../components/values.js';
import { RecordList, usePages } from '../components/pages.js';
import { call, type Result } from '../requests/call.js';
import { useOperationsText } from './messages/catalogue.js';
import { OperationsPage, OperationsSection } from './operations-page.js';

type Queue = Result<'GET /api/v1/operations/queues'>['queues'][number];
type FailedJob = Result<'GET /api/v1/operations/failed-jobs'>['jobs'][number];

const lookEvery = 5_000;

/** The queues with their sizes, and the jobs that were given up. */
export function JobsPage() {
  const t = useOperationsText();
  const queues = usePages('GET /api/v1/operations/queues', {}, 'queues', { lookEvery });
  const failed = usePages('GET /api/v1/operations/failed-jobs', {}, 'jobs');
  const count = (id: 'ready' | 'later' | 'active' | 'done') =>
    ({ header: t(`jobs.${id}`), cell: (row: Queue) => row[id], numeric: true }) as const;
  return (
    <OperationsPage part="jobs" lead={t('jobs.lead')}>
      <OperationsSection title={t('jobs.failed')}>
        <RecordList
          pages={failed}
          caption={t('jobs.failed')}
          empty={<Empty title={t('jobs.none')}>{t('jobs.noneWhy')}</Empty>}
          rowId={({ id }) => id}
          columns={[
            { header: t('jobs.queue'), cell: ({ queue }) => queue },
            { header: t('jobs.reason'), cell: ({ reason }) => reason },
            { header: t('jobs.attempts'), cell: ({ attempts }) => attempts, numeric: true },
            { header: t('jobs.failedAt'), at: ({ failed_at, created_at }) => failed_at ?? created_at },
            { header: t('jobs.acts'), cell: (job) => <JobActs job={job} /> },
          ]}
        />
      </OperationsSection>
      <OperationsSection title={t('jobs.queues')}>
        <RecordList
          pages={queues}
          caption={t('jobs.queues')}
          rowId={({ name }) => name}
          columns={[
            { header: t('jobs.queue'), cell: ({ name }) => name },
            count('ready'),
            count('later'),
            count('active'),
            count('done'),
            {
              header: t('jobs.failedCount'),
              numeric: true,
              cell: ({ failed }) => (failed === 0 ? failed : <Badge tone="danger">{failed}</Badge>),
            },
            { header: t('jobs.oldest'), at: ({ oldest_ready_at }) => oldest_ready_at },
          ]}
        />
      </OperationsSection>
    </OperationsPage>
  );
}

function JobActs({ job: { id } }: { readonly job: FailedJob }) {
  const t = useOperationsText();
  return (
    <span className="operations-acts">
      <ActButton
        button={{ small: true }}
        go={t('jobs.retry')}
        act={() => call('POST /api/v1/operations/failed-jobs/{id}/retry', { id })}
        said={t('jobs.retried')}
      />
      <DialogButton
        button={{ small: true, variant: 'quiet' }}
        isDangerous
        title={t('jobs.drop.title')}
        lead={t('jobs.drop.lead')}
        go={t('jobs.drop')}
        act={() => call('DELETE /api/v1/operations/failed-jobs/{id}', { id })}
        said={t('jobs.dropped')}
      />
    </span>
  );
}
