import { Button } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../components/answer.js';
import { Badge } from '../components/badge.js';
import { DialogButton } from '../components/form-dialog.js';
import { MoreButton, usePages } from '../components/pages.js';
import { RecordTable } from '../components/record-table.js';
import { call, useCall, type Result } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { useOperationsText } from './messages/catalogue.js';
import { OperationsPage } from './operations-page.js';
import { OperationsSection } from './section.js';

type Queue = Result<'GET /api/v1/operations/queues'>['queues'][number];
type FailedJob = Result<'GET /api/v1/operations/failed-jobs'>['jobs'][number];

const lookEvery = 5_000;

/** The queues with their sizes, and the jobs that were given up. */
export function JobsPage(): ReactNode {
  const t = useOperationsText();
  const queues = useCall('GET /api/v1/operations/queues', {}, { refetchInterval: lookEvery });
  const failed = usePages('GET /api/v1/operations/failed-jobs', {}, 'jobs');
  return (
    <OperationsPage part="jobs" lead={t('jobs.lead')}>
      <OperationsSection title={t('jobs.failed')}>
        <AnswerValue query={failed}>{(rows) => <FailedJobs rows={rows} />}</AnswerValue>
        <MoreButton pages={failed} />
      </OperationsSection>
      <OperationsSection title={t('jobs.queues')}>
        <AnswerValue query={queues}>{(answer) => <Queues rows={answer.queues} />}</AnswerValue>
      </OperationsSection>
    </OperationsPage>
  );
}

function Queues({ rows }: { readonly rows: readonly Queue[] }): ReactNode {
  const t = useOperationsText();
  const count = (id: 'ready' | 'later' | 'active' | 'done') =>
    ({ id, header: t(`jobs.${id}`), cell: (row: Queue) => row[id], numeric: true }) as const;
  return (
    <RecordTable
      caption={t('jobs.queues')}
      rows={rows}
      rowId={({ name }) => name}
      columns={[
        { id: 'name', header: t('jobs.queue'), cell: ({ name }) => name },
        count('ready'),
        count('later'),
        count('active'),
        count('done'),
        {
          id: 'failed',
          header: t('jobs.failedCount'),
          numeric: true,
          cell: ({ failed }) => (failed === 0 ? failed : <Badge tone="danger">{failed}</Badge>),
        },
        { id: 'oldest', header: t('jobs.oldest'), at: ({ oldest_ready_at }) => oldest_ready_at },
      ]}
    />
  );
}

function FailedJobs({ rows }: { readonly rows: readonly FailedJob[] }): ReactNode {
  const t = useOperationsText();
  return (
    <RecordTable
      caption={t('jobs.failed')}
      empty={<Empty title={t('jobs.none')}>{t('jobs.noneWhy')}</Empty>}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'queue', header: t('jobs.queue'), cell: ({ queue }) => queue },
        { id: 'reason', header: t('jobs.reason'), cell: ({ reason }) => reason },
        { id: 'attempts', header: t('jobs.attempts'), cell: ({ attempts }) => attempts, numeric: true },
        { id: 'at', header: t('jobs.failedAt'), at: ({ failed_at, created_at }) => failed_at ?? created_at },
        { id: 'acts', header: t('jobs.acts'), cell: (job) => <JobActs job={job} /> },
      ]}
    />
  );
}

function JobActs({ job: { id } }: { readonly job: FailedJob }): ReactNode {
  const t = useOperationsText();
  const retry = useAct({
    act: () => call('POST /api/v1/operations/failed-jobs/{id}/retry', { id }),
    said: t('jobs.retried'),
  });
  return (
    <span className="operations-acts">
      <Button small variant="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
        {t('jobs.retry')}
      </Button>
      <DialogButton
        button={{ small: true, variant: 'quiet' }}
        isDangerous
        title={t('jobs.drop.title')}
        lead={t('jobs.drop.lead')}
        go={t('jobs.drop')}
        act={() => call('DELETE /api/v1/operations/failed-jobs/{id}', { id })}
      />
    </span>
  );
}
