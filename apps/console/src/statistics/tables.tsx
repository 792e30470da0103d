import { endStates, type ChartDescription } from '@statewise/flow';
import { useFormat, type Column } from '@statewise/ui';
import { useStateName } from '../requests/flows.js';
import { RecordTable } from '../components/record-table.js';
import type { Population, StatePopulation } from '../requests/population.js';
import { durationWords } from '../components/chart/duration.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import type { Side, SelectedProps } from './selection.js';

interface StateRow {
  readonly state: string;
  readonly a: StatePopulation | undefined;
  readonly b: StatePopulation | undefined;
}

type Measure = 'now' | 'ever' | 'entries' | 'median' | 'left' | 'leftShare';

/** The figures of every state that an application has been in; those of two selections stand side by side. */
export function StateTable({ chart, a, b }: SelectedProps) {
  const t = useStatisticsText();
  const stateName = useStateName();
  const format = useFormat();
  const ends = endStates(chart);
  const of = ({ population }: Population, state: string) => population.find((one) => one.state === state);
  const rows = peopledStates(a, b).map((state): StateRow => ({ state, a: of(a, state), b: b && of(b, state) }));
  const most = { a: Math.max(a.begun, 1), b: Math.max(b?.begun ?? 0, 1) };
  const words = (measure: Measure, found: StatePopulation): string => {
    const isEnd = ends.has(found.state);
    if (measure === 'median')
      return found.median_seconds === null ? '–' : durationWords(found.median_seconds, t.language);
    if (measure === 'leftShare')
      return isEnd || found.ever === 0 ? '–' : format.percent(found.left_share * 100, { whole: true });
    return measure === 'left' && isEnd ? '–' : format.number(found[measure]);
  };
  const column = (measure: Measure, side: Side): Column<StateRow> => ({
    header: b ? t('of', { measure: t(measure), side: side.toUpperCase() }) : t(measure),
    numeric: true,
    cell: (row) => {
      const found = row[side];
      if (!found) return '–';
      const bar = measure === 'ever' && <Bar share={found.ever / most[side]} side={side} />;
      return (
        <>
          {words(measure, found)}
          {bar}
        </>
      );
    },
  });
  const measures: readonly Measure[] = b
    ? ['now', 'ever', 'median', 'leftShare']
    : ['now', 'ever', 'entries', 'median', 'left', 'leftShare'];
  return (
    <RecordTable
      caption={t('states')}
      rows={rows}
      rowId={({ state }) => state}
      columns={[
        { header: t('state'), cell: ({ state }) => stateName(state) },
        ...measures.flatMap((measure) => (b ? [column(measure, 'a'), column(measure, 'b')] : [column(measure, 'a')])),
      ]}
    />
  );
}

/** How many came of all, as a line below the figure. */
function Bar({ share, side }: { readonly share: number; readonly side: Side }) {
  return (
    <span className={`statistics-bar statistics-bar--${side}`} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
    </span>
  );
}

interface MoveRow {
  readonly from: string;
  readonly to: string;
  readonly counts: Readonly<Record<Side, number>>;
  readonly medians: Readonly<Record<Side, number | null>>;
}

/** How often applications went from one state to another, the most frequent first. */
export function MoveTable({ a, b }: Omit<SelectedProps, 'chart'>) {
  const t = useStatisticsText();
  const stateName = useStateName();
  const format = useFormat();
  const both = { a, b };
  const header = (words: string, side: Side) => (b ? t('of', { measure: words, side: side.toUpperCase() }) : words);
  const columns = (side: Side): Column<MoveRow>[] => [
    { header: header(t('times'), side), numeric: true, cell: ({ counts }) => format.number(counts[side]) },
    {
      header: header(t('share'), side),
      numeric: true,
      cell: ({ from, counts }) => {
        const came = both[side]?.population.find(({ state }) => state === from)?.entries ?? 0;
        return came === 0 ? '–' : format.percent((counts[side] / came) * 100, { whole: true });
      },
    },
    {
      header: header(t('moveMedian'), side),
      numeric: true,
      cell: ({ medians: { [side]: median } }) => (median === null ? '–' : durationWords(median, t.language)),
    },
  ];
  return (
    <RecordTable
      caption={t('moves')}
      rows={rowsOf(a, b)}
      rowId={({ from, to }) => `${from} ${to}`}
      columns={[
        { header: t('fromState'), cell: ({ from }) => stateName(from) },
        { header: t('toState'), cell: ({ to }) => stateName(to) },
        ...columns('a'),
        ...(b ? columns('b') : []),
      ]}
    />
  );
}

function rowsOf(a: Population, b: Population | undefined): MoveRow[] {
  const rows = new Map<string, MoveRow>();
  for (const [side, population] of [['a', a] as const, ['b', b] as const])
    for (const { from, to, count, median_seconds } of population?.moves ?? []) {
      const key = `${from} ${to}`;
      const row = rows.get(key) ?? { from, to, counts: { a: 0, b: 0 }, medians: { a: null, b: null } };
      const medians = { ...row.medians, [side]: median_seconds };
      rows.set(key, { ...row, counts: { ...row.counts, [side]: count }, medians });
    }
  return [...rows.values()].toSorted((one, other) => other.counts.a - one.counts.a || other.counts.b - one.counts.b);
}

/** Returns the states that an application of any selection has ever been in, in the order of the chart. */
function peopledStates(...populations: readonly (Population | undefined)[]): string[] {
  const [first] = populations;
  const isPeopled = (state: string): boolean =>
    populations.some((one) => one?.population.some((other) => other.state === state && other.ever > 0));
  return first?.population.map(({ state }) => state).filter(isPeopled) ?? [];
}

/** The states in which most leave, the worst first. */
export function worstStates(chart: ChartDescription, { population }: Population): StatePopulation[] {
  const ends = endStates(chart);
  return population
    .filter(({ state, left }) => left > 0 && !ends.has(state))
    .toSorted((one, other) => other.left - one.left)
    .slice(0, 3);
}
