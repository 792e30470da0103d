import type { ProDiscountRow } from '@statewise/finance';
import { DataTable, MoneyField, type Column } from '@statewise/ui';
import type { ReactNode } from 'react';
import { CalculationResult } from './answer.js';
import { calculatePro, type ProResults } from './calculations.js';
import { CalculatorFrame } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { Introduction } from './introduction.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';
import type { CalculatorViewProps } from './view-props.js';

/** What an invoice costs on each day on which it may be paid. */
export function ProView({ input, anchor, address }: CalculatorViewProps): ReactNode {
  const t = useCalculatorText();
  const { money } = useFigures();
  const calculator = useCalculator({
    input: inputOf(input, { amount: examples.invoice }),
    calculate: calculatePro,
    anchor,
  });
  const today = calculator.results?.rows[0];
  return (
    <>
      <Introduction kind="pro" anchor={anchor} />
      <CalculatorFrame
        id={`${anchor}-form`}
        {...{ calculator, anchor, address }}
        results={calculator.results && <Today results={calculator.results} />}
        headline={today && { term: t('pro.first'), figure: money(today.amount_owed) }}
        details={calculator.results && <Days rows={calculator.results.rows} />}
      >
        <MoneyField {...calculator.field('amount')} label={t('field.invoice')} />
      </CalculatorFrame>
    </>
  );
}

function Today({ results: { invoice, rows } }: { readonly results: ProResults }): ReactNode {
  const t = useCalculatorText();
  const { money } = useFigures();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const beside = [
    { term: t('pro.saved'), value: money(first.discount_euro) },
    { term: t('pro.last', { day: last.day }), value: money(last.amount_owed) },
  ];
  return (
    <CalculationResult
      term={t('pro.first')}
      figure={money(first.amount_owed)}
      of={t('pro.of', { amount: money(invoice) })}
      rows={beside}
    />
  );
}

function Days({ rows }: { readonly rows: readonly ProDiscountRow[] }): ReactNode {
  const t = useCalculatorText();
  const { money, rate } = useFigures();
  const columns: Column<ProDiscountRow>[] = [
    { id: 'day', header: t('pro.day'), cell: ({ day }) => day, numeric: true },
    { id: 'percentage', header: t('pro.percentage'), cell: (row) => rate(row.discount_percentage, 4), numeric: true },
    { id: 'discount', header: t('pro.discount'), cell: (row) => money(row.discount_euro), numeric: true },
    { id: 'owed', header: t('pro.owed'), cell: (row) => money(row.amount_owed), numeric: true },
  ];
  return <DataTable caption={t('pro.table')} columns={columns} rows={rows} rowId={({ day }) => day} />;
}
