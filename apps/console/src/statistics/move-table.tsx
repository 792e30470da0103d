import { useFormat, type Column } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useStateName } from '../components/use-state-name.js';
import { RecordTable } from '../components/record-table.js';
import { durationWords } from '../components/chart/duration.js';
import type { Population } from '../requests/population.js';
import { useStatisticsText } from './messages/use-statistics-text.js';
import type { Side, SelectedProps } from './selection.js';

interface Row {
  readonly from: string;
  readonly to: string;
  readonly counts: Readonly<Record<Side, number>>;
  readonly medians: Readonly<Record<Side, number | null>>;
}

/** How often applications went from one state to another, the most frequent first. */
export function MoveTable({ a, b }: Omit<SelectedProps, 'chart'>): ReactNode {
  const t = useStatisticsText();
  const stateName = useStateName();
  const format = useFormat();
  const both = { a, b };
  const header = (words: string, side: Side) => (b ? t('of', { measure: words, side: side.toUpperCase() }) : words);
  const columns = (side: Side): Column<Row>[] => [
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

function rowsOf(a: Population, b: Population | undefined): Row[] {
  const rows = new Map<string, Row>();
  for (const [side, population] of [['a', a] as const, ['b', b] as const])
    for (const { from, to, count, median_seconds } of population?.moves ?? []) {
      const key = `${from} ${to}`;
      const row = rows.get(key) ?? { from, to, counts: { a: 0, b: 0 }, medians: { a: null, b: null } };
      const medians = { ...row.medians, [side]: median_seconds };
      rows.set(key, { ...row, counts: { ...row.counts, [side]: count }, medians });
    }
  return [...rows.values()].toSorted((one, other) => other.counts.a - one.counts.a || other.counts.b - one.counts.b);
}
