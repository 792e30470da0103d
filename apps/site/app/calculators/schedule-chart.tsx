import type { LendingRow } from '@statewise/finance';
import { useId } from 'react';
import { useFigures } from './figures.js';
import { useCalculatorText } from './messages/use-calculator-text.js';

/** A bar's width and the room between two, in the drawing's own units. */
const bar = { width: 8, step: 10, height: 100 } as const;

/** What is owed after each month or year, and how much of it went to the principal and to interest, as bars and in words. */
export function ScheduleChart({ rows }: { readonly rows: readonly LendingRow[] }) {
  const t = useCalculatorText();
  const { money } = useFigures();
  const id = useId();
  const { unit, parts } = scheduleParts(rows);
  const highest = Math.max(...parts.map(({ balance, principal, interest }) => balance + principal + interest));
  return (
    <figure className="site-schedule" aria-labelledby={id}>
      <figcaption className="site-schedule__head">
        <strong id={id}>{t('chart.title')}</strong>
        <span className="site-schedule__legend" aria-hidden="true">
          <span className="site-schedule__key site-schedule__key--balance">{t('chart.balance')}</span>
          <span className="site-schedule__key site-schedule__key--principal">{t('chart.principal')}</span>
          <span className="site-schedule__key site-schedule__key--interest">{t('chart.interest')}</span>
        </span>
      </figcaption>
      <div className="site-schedule__plot">
        <div className="site-schedule__scale sw-figures" aria-hidden="true">
          <span>{money(highest, { whole: true })}</span>
          <span>{money(0, { whole: true })}</span>
        </div>
        <svg
          className="site-schedule__bars"
          viewBox={`0 0 ${parts.length * bar.step} ${bar.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={useChartText({ unit, parts })}
        >
          {parts.map((part, at) => (
            <Bar key={part.number} part={part} at={at} highest={highest} />
          ))}
        </svg>
        <span className="site-schedule__unit" aria-hidden="true">
          {t(`chart.unit.${unit}`)}
        </span>
        <div
          className="site-schedule__numbers sw-figures"
          data-many={parts.length > 12 || undefined}
          aria-hidden="true"
        >
          {parts.map(({ number }) => (
            <span key={number}>{number}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

interface BarProps {
  readonly part: SchedulePart;
  readonly at: number;
  readonly highest: number;
}

/** From the foot up: what is owed, then what was paid. */
function Bar({ part: { balance, principal, interest }, at, highest }: BarProps) {
  const tones = [
    ['balance', balance],
    ['principal', principal],
    ['interest', interest],
  ] as const;
  const x = at * bar.step + (bar.step - bar.width) / 2;
  let top = bar.height;
  return tones.map(([tone, euros]) => {
    const height = highest === 0 ? 0 : (euros / highest) * bar.height;
    top -= height;
    return (
      <rect
        key={tone}
        className={`site-schedule__${tone}`}
        x={x}
        width={bar.width}
        y={rounded(top)}
        height={rounded(height)}
      />
    );
  });
}

function rounded(length: number): number {
  return Math.max(0, Math.round(length * 100) / 100);
}

/** The drawing in words. */
function useChartText({ unit, parts }: ScheduleParts): string {
  const t = useCalculatorText();
  const { money } = useFigures();
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return t('chart.title');
  return t('chart.text', {
    first: t(`chart.${unit}`, { number: first.number }),
    firstPrincipal: money(first.principal),
    firstInterest: money(first.interest),
    last: t(`chart.${unit}`, { number: last.number }),
    lastPrincipal: money(last.principal),
    lastInterest: money(last.interest),
    interest: money(parts.reduce((total, { interest }) => total + interest, 0)),
  });
}

/** What is paid in a month or a year of a loan, in euro. */
interface SchedulePart {
  /** From 1. */
  readonly number: number;
  readonly principal: number;
  readonly interest: number;
  /** What is owed after it. */
  readonly balance: number;
}

/** A schedule as few enough bars to tell apart. */
interface ScheduleParts {
  readonly unit: 'month' | 'year';
  readonly parts: readonly SchedulePart[];
}

const maxMonths = 24;

/** Month by month while there are few, year by year else. */
function scheduleParts(rows: readonly LendingRow[]): ScheduleParts {
  if (rows.length <= maxMonths)
    return {
      unit: 'month',
      parts: rows.map(({ month, principal, interest, balance }) => ({ number: month, principal, interest, balance })),
    };
  const years = Array.from({ length: Math.ceil(rows.length / 12) }, (_, year) => rows.slice(year * 12, year * 12 + 12));
  return {
    unit: 'year',
    parts: years.map((months, year) => ({
      number: year + 1,
      principal: sum(months, 'principal'),
      interest: sum(months, 'interest'),
      balance: months.at(-1)?.balance ?? 0,
    })),
  };
}

function sum(rows: readonly LendingRow[], part: 'principal' | 'interest'): number {
  return rows.reduce((total, row) => total + row[part], 0);
}
