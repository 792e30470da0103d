import './live.css';
import { Button, Notice, Link, Select, textHookOf } from '@statewise/ui';
import { useReducer, useMemo } from 'react';
import { Badge, useMoment } from '../components/values.js';
import { useFilters, FilterBar, type Filters } from '../components/filters.js';
import { Page, Empty } from '../components/page.js';
import { storedFlows, useFlowChart } from '../components/use-chart.js';
import { useFlows, useStateName } from '../requests/flows.js';
import { useTransitionStream, type StreamFilter, type StreamState } from '../requests/transition-stream.js';
import { heardReducer, nothingHeard } from './heard.js';
import type { FlowDescription } from '@statewise/flow';
import { transitionOf } from '../components/chart-moves.js';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import type { ChartMark, ChartMarks } from '../components/chart/chart-marks.js';
import { usePopulation } from '../requests/population.js';
import type { StreamedTransition } from '@statewise/contract';
import { useActorText, actorRoles } from '../components/actor/use-actor-text.js';
import { RecordTable } from '../components/record-table.js';

const filterNames = ['flow', 'state', 'event', 'role'] as const;
const tones = { connecting: 'info', open: 'success', closed: 'warning' } as const;

/** Transitions of all replicas as they happen, and where applications stand meanwhile. */
export function Feature() {
  const t = useLiveText();
  const filters = useFilters(filterNames);
  const { values } = filters;
  const [heard, dispatch] = useReducer(heardReducer, nothingHeard);
  const filter: StreamFilter = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const connection = useTransitionStream(filter, {
    onTransition: (transition) => dispatch({ type: 'transition', transition }),
    onGap: () => dispatch({ type: 'gap' }),
  });
  const chart = useFlowChart(values.flow || (storedFlows[0]?.id ?? '')).data ?? undefined;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Connection state={connection} isPaused={heard.isPaused} />
          <Button small variant="secondary" onClick={() => dispatch({ type: heard.isPaused ? 'resume' : 'pause' })}>
            {heard.isPaused ? t('resume', { count: heard.waiting.length }) : t('pause')}
          </Button>
        </>
      }
    >
      <LiveFilters filters={filters} chart={chart} onChange={() => dispatch({ type: 'clear' })} />
      {heard.hasGap && <Notice live="polite">{t('gap')}</Notice>}
      <div className="live">
        <LiveList transitions={heard.shown} />
        {chart && <LiveChart chart={chart} last={heard.shown[0]} />}
      </div>
    </Page>
  );
}

function Connection({ state, isPaused }: { readonly state: StreamState; readonly isPaused: boolean }) {
  const t = useLiveText();
  const isHeard = isPaused && state === 'open';
  return (
    <span role="status">
      <Badge tone={isHeard ? 'info' : tones[state]}>{isHeard ? t('paused') : t(`connection.${state}`)}</Badge>
    </span>
  );
}

interface LiveChartProps {
  readonly chart: FlowDescription;
  readonly last: StreamedTransition | undefined;
}

/** The chart of a flow with how many stand where, and where something happened last. */
function LiveChart({ chart, last }: LiveChartProps) {
  const t = useLiveText();
  const { data } = usePopulation(chart.id, { days: 366 }, { every: 2 });
  const marks = useMemo((): ChartMarks => {
    const here = last?.flow === chart.id ? last : undefined;
    const states: Record<string, ChartMark> = {};
    for (const { state, now } of data?.population ?? [])
      states[state] = { count: now, ...(state === here?.to && { tone: 'now' }) };
    const id = here && transitionOf(chart, here);
    return { states, ...(id !== undefined && { transitions: { [id]: { tone: 'now' } } }) };
  }, [chart, data, last]);
  const at = last?.flow === chart.id ? last.to : undefined;
  const selected = useMemo(() => (at === undefined ? null : { state: at }), [at]);
  return (
    <section className="live-chart" aria-label={t('chart')}>
      <p className="sw-small">{t('chartWords')}</p>
      <div className="live-chart__drawing">
        <ChartDrawing chart={chart} marks={marks} selected={selected} />
      </div>
    </section>
  );
}

/** What happened, newest first; each leads to the replay of its application. */
function LiveList({ transitions }: { readonly transitions: readonly StreamedTransition[] }) {
  const t = useLiveText();
  const stateName = useStateName();
  const actor = useActorText();
  const moment = useMoment({ timeStyle: 'medium' });
  const { name } = useFlows();
  return (
    <RecordTable
      caption={t('transitions')}
      empty={<Empty title={t('empty')}>{t('emptyLead')}</Empty>}
      rows={transitions}
      rowId={({ id, seq }) => `${id} ${seq}`}
      columns={[
        { header: t('at'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
        { header: t('flow'), cell: ({ flow }) => name(flow) },
        { header: t('event'), cell: ({ event }) => <code>{event}</code> },
        { header: t('from'), cell: ({ from, flow }) => stateName(from, flow) },
        { header: t('to'), cell: ({ to, flow }) => stateName(to, flow) },
        { header: t('role'), cell: (row) => actor.text(row.actor) },
        {
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

interface LiveFiltersProps {
  readonly filters: Filters<'flow' | 'state' | 'event' | 'role'>;
  readonly chart: FlowDescription | undefined;
  readonly onChange: () => void;
}

/** What is wanted of the stream; states and events are those of the flow that is chosen. */
function LiveFilters({ filters: { values, set, clear, isEmpty }, chart, onChange }: LiveFiltersProps) {
  const t = useLiveText();
  const stateName = useStateName();
  const { find } = useFlows();
  const actor = useActorText();
  const field = (name: keyof typeof values, others: Parameters<typeof set>[0] = {}) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      set({ ...others, [name]: value }, { replace: true });
      onChange();
    },
  });
  const known = values.flow === '' ? undefined : chart;
  const states = known?.states.filter(({ isGroup, path }) => !isGroup && path !== '').map(({ path }) => path) ?? [];
  const events = known?.events.map(({ type }) => type) ?? [];
  return (
    <FilterBar onClear={isEmpty ? undefined : () => (clear(), onChange())}>
      <Select
        {...field('flow', { state: '', event: '' })}
        label={t('flow')}
        placeholder={t('everyFlow')}
        options={storedFlows.map(({ id, title }) => ({ value: id, label: find(id)?.name ?? title }))}
      />
      {known && (
        <>
          <Select
            {...field('state')}
            label={t('state')}
            placeholder={t('everyState')}
            options={states.map((value) => ({ value, label: stateName(value, values.flow) }))}
          />
          <Select
            {...field('event')}
            label={t('event')}
            placeholder={t('everyEvent')}
            options={events.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <Select
        {...field('role')}
        label={t('role')}
        placeholder={t('everyRole')}
        options={actorRoles.map((role) => ({ value: role, label: actor(role) }))}
      />
    </FilterBar>
  );
}

/** Texts of the live feature. */
const useLiveText = textHookOf('console-live', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
