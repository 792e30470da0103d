import type { LendingRow } from '@statewise/finance';
import { useId, type ReactNode } from 'react';
import { useFigures } from './figures.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { scheduleParts, type SchedulePart, type ScheduleParts } from './schedule-parts.js';

/** A bar's width and the room between two, in the drawing's own units. */
const bar = { width: 8, step: 10, height: 100 } as const;

/** How much of each month or year goes to the principal and how much to interest, as bars and in words. */
export function ScheduleChart({ rows }: { readonly rows: readonly LendingRow[] }): ReactNode {
  const t = useCalculatorText();
  const { money } = useFigures();
  const id = useId();
  const { unit, parts } = scheduleParts(rows);
  const highest = Math.max(...parts.map(({ principal, interest }) => principal + interest));
  const label = ({ number }: SchedulePart): string => t(`chart.${unit}`, { number });
  const [first, last] = [parts[0], parts.at(-1)];
  return (
    <figure className="site-schedule" aria-labelledby={id}>
      <figcaption className="site-schedule__head">
        <strong id={id}>{t('chart.title')}</strong>
        <span className="site-schedule__legend" aria-hidden="true">
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
        <div className="site-schedule__ends" aria-hidden="true">
          <span>{first && label(first)}</span>
          <span>{last && last !== first && label(last)}</span>
        </div>
      </div>
    </figure>
  );
}

function Bar({
  part: { principal, interest },
  at,
  highest,
}: {
  readonly part: SchedulePart;
  readonly at: number;
  readonly highest: number;
}): ReactNode {
  const [below, above] = [principal, interest].map((euros) => (highest === 0 ? 0 : (euros / highest) * bar.height));
  const x = at * bar.step + (bar.step - bar.width) / 2;
  return (
    <>
      <rect
        className="site-schedule__principal"
        x={x}
        width={bar.width}
        y={rounded(bar.height - (below ?? 0))}
        height={rounded(below ?? 0)}
      />
      <rect
        className="site-schedule__interest"
        x={x}
        width={bar.width}
        y={rounded(bar.height - (below ?? 0) - (above ?? 0))}
        height={rounded(above ?? 0)}
      />
    </>
  );
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
