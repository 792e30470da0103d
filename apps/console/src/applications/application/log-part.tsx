import { labelled, type Language } from '@statewise/i18n';
import { Select, type Column } from '@statewise/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Empty } from '../../components/page.js';
import { actorRoles, useActorText } from '../../components/actor/use-actor-text.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { FilterBar, useFilters } from '../../components/filters.js';
import { RecordList } from '../../components/pages.js';
import { RelativeTime } from '../../components/values.js';
import { useStateName, useFlows, type ListedFlowWords } from '../../requests/flows.js';
import { useFlowChart } from '../../components/use-chart.js';
import { addressOf, call } from '../../requests/call.js';
import { usePerson } from '../../requests/session.js';
import type { LoggedEntry, Names } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { applicationKey } from './open-application.js';
import { useAnswerHistory, Who } from './history-part.js';

interface LogPartProps {
  readonly id: string;
  readonly flow: string;
}

/** Every event in order: what it was and said, where it led, which status became what, who caused it, when and why. */
export function LogPart({ id, flow }: LogPartProps) {
  const t = useApplicationsText();
  const { role } = usePerson();
  const filters = useFilters(['event', 'actor']);
  const { event, actor } = filters.values;
  const only = { ...(event !== '' && { event }), ...(actor !== '' && { actor }) };
  const pages = useInfiniteQuery({
    queryKey: [...applicationKey(id), 'log', only],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => call('GET /api/v1/applications/{id}/replay', { id, after: pageParam, ...only }),
    getNextPageParam: ({ next_after }) => next_after,
    select: (log) => log.pages.flatMap(({ moments }) => moments),
  });
  const columns = useLogColumns(id, flow);
  return (
    <div className="applications-list">
      <LogFilters flow={flow} filters={filters} />
      {role !== 'qa' && (
        <ExportButtons
          name={`log-${id}`}
          addressOf={(format) => addressOf('GET /api/v1/applications/{id}/log/export', { id, ...only, format })}
        />
      )}
      <RecordList
        pages={pages}
        caption={t('tab.log')}
        empty={<Empty title={t('log.empty')} />}
        rowId={({ seq }) => seq}
        columns={columns}
      />
    </div>
  );
}

interface LogFiltersProps extends Pick<LogPartProps, 'flow'> {
  readonly filters: ReturnType<typeof useFilters<'event' | 'actor'>>;
}

function LogFilters({ flow, filters }: LogFiltersProps) {
  const t = useApplicationsText();
  const roleName = useActorText();
  const events = [...new Set(useFlowChart(flow).data?.transitions.map(({ event }) => event))].toSorted();
  return (
    <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
      <Select
        {...filters.field('event')}
        label={t('log.event')}
        placeholder={t('log.anyEvent')}
        options={events.map((event) => ({ value: event, label: event }))}
      />
      <Select
        {...filters.field('actor')}
        label={t('history.who')}
        placeholder={t('log.anybody')}
        options={actorRoles.map((role) => ({ value: role, label: roleName(role) }))}
      />
    </FilterBar>
  );
}

function useLogColumns(id: string, flow: string): readonly Column<LoggedEntry>[] {
  const t = useApplicationsText();
  const stateName = useStateName();
  const flows = useFlows();
  const people: Names = useAnswerHistory(id).data?.people ?? {};
  return [
    { header: t('log.event'), cell: ({ seq, event }) => `${seq} · ${event}` },
    {
      header: t('log.way'),
      cell: ({ from, to }) => (from === to ? stateName(to) : `${stateName(from)} → ${stateName(to)}`),
    },
    {
      header: t('list.status'),
      cell: (entry) => statusChanges(flows, flow, entry, t.language).map((text) => <div key={text}>{text}</div>),
    },
    { header: t('log.payload'), cell: (entry) => <Payload entry={entry} /> },
    { header: t('history.who'), cell: ({ actor }) => <Who actor={actor} people={people} /> },
    { header: t('log.reason'), cell: ({ reason }) => reason ?? '' },
    { header: t('history.when'), cell: ({ at }) => <RelativeTime at={at} exact /> },
  ];
}

/** Which statuses an event changed: `Risk: – → passed`. */
function statusChanges(
  flows: ListedFlowWords,
  flow: string,
  { differences }: LoggedEntry,
  language: Language,
): string[] {
  const changed = differences?.find(({ part, name }) => part === 'facts' && name === 'statuses');
  const valueOf = (statuses: unknown, type: string): number => Number(Object(statuses)[type] ?? 0);
  return (flows.find(flow)?.statuses ?? []).flatMap(({ type, label, values }) => {
    const [before, after] = [valueOf(changed?.was, type), valueOf(changed?.is, type)];
    const worded = (value: number) => (value === 0 ? '–' : (values.find((one) => one.value === value)?.label ?? value));
    return before === after ? [] : [labelled(language, label, `${worded(before)} → ${worded(after)}`)];
  });
}

/** What an event said, closed until it is asked for; nothing of one that only happened. */
function Payload({ entry: { payload } }: { readonly entry: LoggedEntry }) {
  const t = useApplicationsText();
  const { type: _type, reason: _reason, ...said } = payload ?? {};
  if (Object.keys(said).length === 0) return '';
  return (
    <details className="applications-payload">
      <summary>{t('log.show')}</summary>
      <pre>{JSON.stringify(said, null, 2)}</pre>
    </details>
  );
}
