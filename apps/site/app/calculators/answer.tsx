import type { ReactNode } from 'react';

/** What a calculator comes to. */
export interface CalculatorAnswer {
  /** What the figure that matters most stands for. */
  readonly term: string;
  readonly figure: string;
  /** What was asked for. */
  readonly of: string;
  readonly rows: readonly { readonly term: string; readonly value: string }[];
  /** What there is to say of it. */
  readonly note?: ReactNode;
}

/** The figure that matters most, what it is for, and the figures beside it. */
export function CalculationResult({ term, figure, of, rows, note }: CalculatorAnswer) {
  return (
    <>
      <p className="site-calculator__headline">
        <span>{term}</span> <strong className="sw-figures">{figure}</strong>{' '}
        <span className="site-calculator__of">{of}</span>
      </p>
      <dl className="site-calculator__figures">
        {rows.map((row) => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd className="sw-figures">{row.value}</dd>
          </div>
        ))}
      </dl>
      {note}
    </>
  );
}
