import { AnswerValue, Empty, Page } from '../../components/page.js';
import { Badge } from '../../components/values.js';
import { RecordTable } from '../../components/record-table.js';
import { useStateName } from '../../requests/flows.js';
import { useCall, type Result } from '../../requests/call.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { Actions, Button, Link, Stack } from '@statewise/ui';
import { useEffect, useEffectEvent } from 'react';

const tones = { waiting: 'warning', declined: undefined, running: 'info', ended: 'success' } as const;
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
            href={({ id }) => `/applications/bulk/${id}`}
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

type ListedBulkAct = Result<'GET /api/v1/bulk-acts'>['bulk_acts'][number];

/** Milliseconds between two looks at how far an act is. */
const interval = 1_000;

/** How many of an act are reached or refused. */
const settledOf = ({ done, refused }: ListedBulkAct): number => refused.reduce((sum, { count }) => sum + count, done);

interface BulkProgressProps {
  readonly id: string;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** How far an act on many applications is, and what came of it. */
export function BulkProgress({ id, onEnd, onClose }: BulkProgressProps) {
  const t = useApplicationsText();
  const query = useCall(
    'GET /api/v1/bulk-acts/{id}',
    { id },
    { refetchInterval: ({ state }) => (state.data?.bulk_act.state === 'ended' ? false : interval) },
  );
  const hasEnded = query.data?.bulk_act.state === 'ended';
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return (
    <AnswerValue query={query}>
      {({ bulk_act }) => (
        <Stack gap="m">
          <progress
            className="sw-progress"
            value={settledOf(bulk_act)}
            max={Math.max(1, bulk_act.total)}
            aria-label={t('bulk.progress')}
          />
          <p aria-live="polite">
            <strong>
              {t(hasEnded ? 'bulk.done' : 'bulk.running', { done: bulk_act.done, total: bulk_act.total })}
            </strong>
          </p>
          {hasEnded ? <Refused groups={bulk_act.refused} /> : <p className="sw-small">{t('bulk.goesOn')}</p>}
          <Actions>
            <Button variant={hasEnded ? 'primary' : 'secondary'} onClick={onClose}>
              {t('bulk.close')}
            </Button>
          </Actions>
        </Stack>
      )}
    </AnswerValue>
  );
}

/** What an act does not reach, by reason, with the first applications of each. */
export function Refused({ groups }: { readonly groups: ListedBulkAct['refused'] }) {
  const t = useApplicationsText();
  return groups.map(({ reason, count, applications }) => (
    <details key={reason} className="applications-refused">
      <summary>{t(`bulk.refused.${reason}`, { count })}</summary>
      <ul>
        {applications.map((id) => (
          <li key={id}>{reason === 'erased' ? id : <Link href={`/applications/${id}`}>{id}</Link>}</li>
        ))}
      </ul>
      {count > applications.length && (
        <p className="sw-small">{t('bulk.more', { count: count - applications.length })}</p>
      )}
    </details>
  ));
}
