import { AnswerValue, Empty, Page } from '../../components/page.js';
import { Badge } from '../../components/values.js';
import { RecordTable } from '../../components/record-table.js';
import { useStateName } from '../../requests/flows.js';
import { useCall } from '../../requests/call.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { Refused, settledOf, type ListedBulkAct } from './bulk-progress.js';

const tones = { waiting: 'warning', running: 'info', ended: 'success' } as const;
const isUnderWay = ({ state }: ListedBulkAct): boolean => state === 'running';

/** The newest acts on many applications, and what came of each. */
export function BulkActsPage() {
  const t = useApplicationsText();
  const stateName = useStateName();
  const query = useCall(
    'GET /api/v1/bulk-acts',
    {},
    { refetchInterval: ({ state }) => (state.data?.bulk_acts.some(isUnderWay) ? 2_000 : false) },
  );
  return (
    <Page title={t('bulk.past')} back={{ href: '/applications', label: t('page.back') }}>
      <AnswerValue query={query}>
        {({ bulk_acts: rows }) => (
          <RecordTable
            caption={t('bulk.past')}
            empty={<Empty title={t('bulk.pastNone')} />}
            rows={rows}
            rowId={({ id }) => id}
            columns={[
              {
                header: t('bulk.act'),
                cell: ({ act, to_state }) => (to_state === null ? t(`bulk.${act}`) : stateName(to_state)),
              },
              { header: t('history.who'), cell: ({ by }) => by.name },
              { header: t('history.when'), at: ({ created_at }) => created_at },
              {
                header: t('list.state'),
                cell: ({ state }) => <Badge tone={tones[state]}>{t(`bulk.is.${state}`)}</Badge>,
              },
              { header: t('bulk.reached'), cell: (row) => t('bulk.of', { done: settledOf(row), total: row.total }) },
              { header: t('bulk.left'), cell: ({ refused }) => <Refused groups={refused} /> },
            ]}
          />
        )}
      </AnswerValue>
    </Page>
  );
}
