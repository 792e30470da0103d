import { formattingTag } from '@statewise/i18n';
import { Link, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useActorText } from '../components/actor/use-actor-text.js';
import { Empty } from '../components/answer.js';
import { useStateName } from '../components/use-state-name.js';
import { RecordTable } from '../components/record-table.js';
import { storedFlows } from '../components/use-chart.js';
import type { StreamedTransition } from '@statewise/contract';
import { useLiveText } from './messages/use-live-text.js';

/** What happened, newest first; each leads to the replay of its application. */
export function LiveList({ transitions }: { readonly transitions: readonly StreamedTransition[] }): ReactNode {
  const t = useLiveText();
  const stateName = useStateName();
  const actor = useActorText();
  const time = new Intl.DateTimeFormat(formattingTag(useLocale()), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const titleOf = (flow: string) => storedFlows.find(({ id }) => id === flow)?.title ?? flow;
  if (transitions.length === 0) return <Empty title={t('empty')}>{t('emptyLead')}</Empty>;
  return (
    <RecordTable
      caption={t('transitions')}
      rows={transitions}
      rowId={({ id, seq }) => `${id} ${seq}`}
      columns={[
        { id: 'at', header: t('at'), cell: ({ at }) => <time dateTime={at}>{time.format(new Date(at))}</time> },
        { id: 'flow', header: t('flow'), cell: ({ flow }) => titleOf(flow) },
        { id: 'event', header: t('event'), cell: ({ event }) => <code>{event}</code> },
        { id: 'from', header: t('from'), cell: ({ from, flow }) => stateName(from, flow) },
        { id: 'to', header: t('to'), cell: ({ to, flow }) => stateName(to, flow) },
        { id: 'role', header: t('role'), cell: (row) => actor.text(row.actor) },
        {
          id: 'application',
          header: t('application'),
          cell: ({ id, seq }) => (
            <Link href={`/replay/${id}?at=${seq}`} aria-label={t('replay', { id: id.slice(0, 8) })}>
              {id.slice(0, 8)}
            </Link>
          ),
        },
      ]}
    />
  );
}
