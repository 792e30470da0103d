import { partText, type Covered, type Flow, type FlowCoverage, type TransitionCoverage } from '@statewise/flow';
import { useState } from 'react';
import { AnswerValue, Empty } from '../components/page.js';
import { Badge, RelativeTime } from '../components/values.js';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import type { ChartMarks, MarkTone } from '../components/chart/chart-marks.js';
import type { ChartSelection } from '../components/chart/chart-selection.js';
import { RecordTable } from '../components/record-table.js';
import { useCall } from '../requests/call.js';
import { ChartFrame } from './drawn/chart-frame.js';
import { useInspectorText } from './messages/use-inspector-text.js';
import type { OpenChart } from '../components/use-chart.js';

/** What the tests that are drawn from a flow's chart came to, on the chart and as a table. */
export function CoveragePage() {
  const t = useInspectorText();
  return (
    <ChartFrame>
      {(chart) => (chart.flow ? <Coverage chart={chart} flow={chart.flow} /> : <Empty title={t('coverage.ofFlows')} />)}
    </ChartFrame>
  );
}

function Coverage({ chart, flow }: { readonly chart: OpenChart; readonly flow: Flow }) {
  const t = useInspectorText();
  const query = useCall('GET /api/v1/flows/{id}/coverage', { id: flow.id });
  return (
    <AnswerValue query={query}>
      {({ at, coverage }) =>
        at === null || coverage === null ? (
          <Empty title={t('coverage.never')}>
            <code>npm run test:paths</code>
          </Empty>
        ) : (
          <Covering chart={chart} at={at} coverage={coverage} />
        )
      }
    </AnswerValue>
  );
}

interface CoveringProps {
  readonly chart: OpenChart;
  readonly at: string;
  readonly coverage: FlowCoverage;
}

function Covering({ chart, at, coverage }: CoveringProps) {
  const t = useInspectorText();
  const [selected, setSelected] = useState<ChartSelection | null>(null);
  const [marks] = useState(() => marksOf(coverage));
  const { states, transitions, forbidden } = coverage;
  const ids = idsOf(transitions);
  const guardOf = (one: TransitionCoverage): string | null => {
    const guard = chart.description.transitions.find(({ id }) => id === ids.get(one))?.guard;
    return guard ? partText(guard) : one.guard;
  };
  const guarded = transitions.flatMap(({ refusing }) => (refusing ? [refusing] : []));
  return (
    <>
      <p>
        {t('coverage.lead', {
          states: shareOf(states),
          transitions: shareOf(transitions.map(({ taking }) => taking)),
          guards: shareOf(guarded),
          screens: shareOf(transitions.flatMap(({ screen }) => (screen ? [screen] : []))),
          forbidden,
        })}{' '}
        <RelativeTime at={at} />
      </p>
      <p className="sw-small">{t('coverage.words')}</p>
      <div className="inspector-chart__drawing">
        <ChartDrawing chart={chart.description} marks={marks} selected={selected} onSelect={setSelected} />
      </div>
      <RecordTable
        caption={t('coverage.tab')}
        rows={transitions}
        rowId={({ transition }) => transition}
        columns={[
          { header: t('coverage.event'), cell: (one) => eventText(one.event, guardOf(one)) },
          { header: t('coverage.from'), cell: ({ from, targets }) => [from || chart.title, ...targets].join(' → ') },
          { header: t('coverage.taking'), cell: ({ taking }) => <Outcome covered={taking} /> },
          { header: t('coverage.refusing'), cell: ({ refusing }) => <Outcome covered={refusing} /> },
          { header: t('coverage.screen'), cell: ({ screen }) => <Outcome covered={screen} /> },
        ]}
      />
    </>
  );
}

function Outcome({ covered }: { readonly covered: Covered | null }) {
  const t = useInspectorText();
  if (covered === null) return '–';
  if (covered.isDone) return <Badge tone="success">{t('coverage.done')}</Badge>;
  return covered.reason === null ? <Badge tone="danger">{t('coverage.open')}</Badge> : covered.reason;
}

const eventText = (event: string, guard: string | null): string =>
  guard === null ? event || '–' : `${event} [${guard}]`.trim();

/** `11/11`: what was done of what had to be; what is left out with a reason does not count. */
function shareOf(covered: readonly Covered[]): string {
  const wanted = covered.filter(({ isDone, reason }) => isDone || reason === null);
  return `${wanted.filter(({ isDone }) => isDone).length}/${wanted.length}`;
}

function marksOf({ states, transitions }: FlowCoverage): ChartMarks {
  const marked = [...idsOf(transitions)].map(([one, id]) => [id, { tone: toneOfTransition(one) }] as const);
  return {
    states: Object.fromEntries(states.map((one) => [one.state, { tone: toneOf(one) }])),
    transitions: Object.fromEntries(marked),
  };
}

/** The transitions with their ids, as the description of a chart has them: those of an event in a state, in their order. */
function idsOf(transitions: readonly TransitionCoverage[]): ReadonlyMap<TransitionCoverage, string> {
  const seen = new Map<string, number>();
  const named = transitions.map((one) => {
    const key = `${one.from}:${one.event}`;
    const order = (seen.get(key) ?? 0) + 1;
    seen.set(key, order);
    return [one, `${key}:${order}`] as const;
  });
  return new Map(named);
}

const toneOf = ({ isDone, reason }: Covered): MarkTone => (isDone ? 'good' : reason === null ? 'bad' : 'dim');

function toneOfTransition({ taking, refusing, screen }: TransitionCoverage): MarkTone {
  const isOpen = [refusing, screen].some((one) => one !== null && toneOf(one) === 'bad');
  if (isOpen) return 'bad';
  // What the browser takes alone never comes to the API.
  if (screen?.isDone === true) return 'good';
  return taking.isDone && screen !== null ? 'past' : toneOf(taking);
}
