import './statistics.css';
import { Navigate, Route, useParams } from 'react-router';
import { FeatureRoutes, AnswerValue, Empty, Page } from '../components/page.js';
import { storedFlows, useFlowChart } from '../components/use-chart.js';
import { Button, useFormat } from '@statewise/ui';
import { useMemo, useState } from 'react';
import { useFilters } from '../components/filters.js';
import { Switch } from '../components/switch.js';
import { TabLinks } from '../components/tab-links.js';
import { FlowOfStates, useStateName, useFlows } from '../requests/flows.js';
import { usePopulation, type Population } from '../requests/population.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import { MoveTable, StateTable, worstStates } from './tables.js';
import { filterNames, queryOf, sides, SelectionBar, type Side, type SelectedProps } from './selection.js';
import type { FlowDescription, ChartDescription } from '@statewise/flow';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import { flowMarks } from '../components/chart/population-marks.js';
import { durationWords } from '../components/chart/duration.js';

/** How many applications of a flow stand where, came from where and left where. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<Navigate to={storedFlows[0]?.id ?? ''} replace />} />
      <Route path=":flow" element={<OneFlow />} />
    </FeatureRoutes>
  );
}

function OneFlow() {
  const { flow = '' } = useParams();
  return <StatisticsPage key={flow} flow={flow} />;
}

/** The statistics of one flow, of one selection of its applications or of two side by side. */
function StatisticsPage({ flow }: { readonly flow: string }) {
  const t = useStatisticsText();
  const { find } = useFlows();
  const filters = useFilters(filterNames);
  const { values, set } = filters;
  const isComparing = values.compare !== '';
  const a = usePopulation(flow, queryOf(values, 'a'));
  // Without a comparison this is the same question, asked once.
  const b = usePopulation(flow, queryOf(values, isComparing ? 'b' : 'a'));
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button small variant="secondary" onClick={() => set({ compare: isComparing ? '' : '1' })}>
          {isComparing ? t('compareOff') : t('compare')}
        </Button>
      }
    >
      <TabLinks
        label={t('flows')}
        links={storedFlows.map(({ id, title }) => ({ href: `/statistics/${id}`, label: find(id)?.name ?? title }))}
      />
      <AnswerValue query={a}>
        {(first) => (
          <>
            <SelectionBar side="a" filters={filters} kinds={first} isComparing={isComparing} />
            {isComparing && <SelectionBar side="b" filters={filters} kinds={first} isComparing />}
            {isComparing ? (
              <AnswerValue query={b}>{(second) => <Found flow={flow} a={first} b={second} />}</AnswerValue>
            ) : (
              <Found flow={flow} a={first} b={undefined} />
            )}
          </>
        )}
      </AnswerValue>
    </Page>
  );
}

function Found({ flow, a, b }: Omit<SelectedProps, 'chart'> & { readonly flow: string }) {
  const t = useStatisticsText();
  const chart = useFlowChart(flow).data ?? undefined;
  if (a.begun === 0 && (b?.begun ?? 0) === 0) return <Empty title={t('none')}>{t('noneLead')}</Empty>;
  if (!chart) return null;
  return (
    <FlowOfStates value={flow}>
      <StatisticsSummary a={a} b={b} chart={chart} />
      <section className="statistics-part" aria-labelledby="statistics-states">
        <h2 id="statistics-states">{t('states')}</h2>
        <StateTable chart={chart} a={a} b={b} />
        <p className="sw-small">{`${t('meaning')} ${t('updated')}`}</p>
      </section>
      <FlowOnChart chart={chart} a={a} b={b} />
      <section className="statistics-part" aria-labelledby="statistics-moves">
        <h2 id="statistics-moves">{t('moves')}</h2>
        <MoveTable a={a} b={b} />
      </section>
    </FlowOfStates>
  );
}

/** The flow of people on its chart; of two selections one at a time. */
function FlowOnChart({ chart, a, b }: SelectedProps) {
  const t = useStatisticsText();
  const [side, setSide] = useState<Side>('a');
  const shown = side === 'b' && b ? b : a;
  const marks = useMemo(() => flowMarks(chart, shown, t.language), [chart, shown, t.language]);
  const at = noteworthyState(chart, shown);
  const selected = useMemo(() => (at === undefined ? null : { state: at }), [at]);
  return (
    <section className="statistics-part" aria-labelledby="statistics-chart">
      <div className="statistics-chart__head">
        <h2 id="statistics-chart">{t('chart')}</h2>
        {b && (
          <Switch
            label={t('chartOf')}
            options={sides.map((value) => ({ value, label: value.toUpperCase() }))}
            value={side}
            onChange={setSide}
          />
        )}
      </div>
      <p className="sw-small">{t('chartWords')}</p>
      <div className="statistics-chart">
        <ChartDrawing chart={chart} marks={marks} selected={selected} />
      </div>
    </section>
  );
}

/** The state that is looked at first: where most leave, or where most are. */
function noteworthyState(chart: FlowDescription, shown: Population): string | undefined {
  const [worst] = worstStates(chart, shown);
  const [fullest] = shown.population.filter(({ now }) => now > 0).toSorted((one, other) => other.now - one.now);
  return (worst ?? fullest)?.state;
}

/** How many there are in each selection, and where most of them leave. */
function StatisticsSummary({ a, b, chart }: SelectedProps) {
  return (
    <div className="statistics-summary">
      <Selected population={a} chart={chart} side={b && 'a'} />
      {b && <Selected population={b} chart={chart} side="b" />}
    </div>
  );
}

function Selected({
  population,
  chart,
  side,
}: {
  readonly population: Population;
  readonly chart: ChartDescription;
  readonly side: 'a' | 'b' | undefined;
}) {
  const t = useStatisticsText();
  const format = useFormat();
  const stateName = useStateName();
  const { begun, from, to } = population;
  const [worst] = worstStates(chart, population);
  return (
    <div className="statistics-summary__one">
      <p className="statistics-summary__figure">
        {side && <span className={`statistics-side statistics-side--${side}`}>{side.toUpperCase()}</span>}
        {t('begun', { count: begun })}
      </p>
      <p className="sw-small">{t('between', { from: format.date(from), to: format.date(to) })}</p>
      {worst && (
        <p>
          {t('leaveMost', {
            state: stateName(worst.state),
            count: worst.left,
            ever: worst.ever,
            share: format.percent(worst.left_share * 100, { whole: true }),
          })}
          {worst.median_seconds !== null &&
            ` ${t('leaveMedian', { median: durationWords(worst.median_seconds, t.language) })}`}
        </p>
      )}
    </div>
  );
}
