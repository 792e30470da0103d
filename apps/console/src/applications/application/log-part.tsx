import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../../components/answer.js';
import { RelativeTime } from '../../components/relative-time.js';
import { MoreButton } from '../../components/pages.js';
import { RecordTable, type RecordColumn } from '../../components/record-table.js';
import { useStateName } from '../../components/states/use-state-name.js';
import { call } from '../../requests/call.js';
import type { Names, Transition } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { applicationKey } from './open-application.js';
import { useAnswerHistory } from './history-part.js';
import { Who } from './who.js';

const size = 100;

/** Every transition in order: what happened, who did it, and why where that was said. */
export function LogPart({ id }: { readonly id: string }): ReactNode {
  const t = useApplicationsText();
  const stateName = useStateName();
  const people = useAnswerHistory(id).data?.people ?? {};
  const pages = useInfiniteQuery({
    queryKey: [...applicationKey(id), 'log'],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      call('GET /api/v1/applications/{code}/transitions', { code: id, after: pageParam, limit: size }),
    getNextPageParam: ({ transitions }) => (transitions.length < size ? undefined : transitions.at(-1)?.seq),
  });
  const rows = pages.data?.pages.flatMap(({ transitions }) => transitions);
  return (
    <AnswerValue query={{ data: rows, error: pages.error, refetch: pages.refetch }}>
      {(log) =>
        log.length === 0 ? (
          <Empty title={t('log.empty')} />
        ) : (
          <div className="applications-list">
            <RecordTable
              caption={t('tab.log')}
              rows={log}
              rowId={({ seq }) => seq}
              columns={columnsOf(t, people, stateName)}
            />
            <MoreButton pages={{ query: pages }} />
          </div>
        )
      }
    </AnswerValue>
  );
}

function columnsOf(
  t: ReturnType<typeof useApplicationsText>,
  people: Names,
  stateName: (state: string) => string,
): readonly RecordColumn<Transition>[] {
  return [
    { id: 'event', header: t('log.event'), cell: ({ seq, event }) => `${seq} · ${event}` },
    { id: 'from', header: t('log.from'), cell: ({ from }) => stateName(from) },
    { id: 'to', header: t('log.to'), cell: ({ to }) => stateName(to) },
    { id: 'who', header: t('history.who'), cell: ({ actor }) => <Who actor={actor} people={people} /> },
    { id: 'reason', header: t('log.reason'), cell: ({ reason }) => reason ?? '' },
    { id: 'when', header: t('history.when'), cell: ({ at }) => <RelativeTime at={at} /> },
  ];
}
