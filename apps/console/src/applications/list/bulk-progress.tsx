import { Actions, Button, Link, Stack } from '@statewise/ui';
import { useEffect, useEffectEvent } from 'react';
import { AnswerValue } from '../../components/page.js';
import { useCall, type Result } from '../../requests/call.js';
import { useApplicationsText } from '../messages/catalogue.js';

export type ListedBulkAct = Result<'GET /api/v1/bulk-acts'>['bulk_acts'][number];

/** Milliseconds between two looks at how far an act is. */
const interval = 1_000;

/** How many of an act are reached or refused. */
export const settledOf = ({ done, refused }: ListedBulkAct): number =>
  refused.reduce((sum, { count }) => sum + count, done);

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
