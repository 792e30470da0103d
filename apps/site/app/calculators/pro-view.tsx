import type { ProDiscountRow } from '@statewise/finance';
import { DataTable, MoneyField, type Column } from '@statewise/ui';
import { calculatePro } from './calculations.js';
import { CalculatorFrame, Introduction, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';

/** What an invoice costs on each day on which it may be paid. */
export function ProView({ input, anchor, address }: CalculatorViewProps) {
  const t = useCalculatorText();
  const { money } = useFigures();
  const calculator = useCalculator({
    input: inputOf(input, { amount: examples.invoice }),
    calculate: calculatePro,
    anchor,
  });
  const { results } = calculator;
  const [today, last] = [results?.rows[0], results?.rows.at(-1)];
  const answer = results &&
    today &&
    last && {
      term: t('pro.first'),
      figure: money(today.amount_owed),
      of: t('pro.of', { amount: money(results.invoice) }),
      rows: [
        { term: t('pro.saved'), value: money(today.discount_euro) },
        { term: t('pro.last', { day: last.day }), value: money(last.amount_owed) },
      ],
    };
  return (
    <>
      <Introduction kind="pro" anchor={anchor} />
      <CalculatorFrame
        id={`${anchor}-form`}
        {...{ calculator, anchor, address, answer }}
        details={results && <Days rows={results.rows} />}
      >
        <MoneyField {...calculator.field('amount')} label={t('field.invoice')} />
      </CalculatorFrame>
    </>
  );
}

function Days({ rows }: { readonly rows: readonly ProDiscountRow[] }) {
  const t = useCalculatorText();
  const { money, rate } = useFigures();
  const columns: Column<ProDiscountRow>[] = [
    { header: t('pro.day'), cell: ({ day }) => day, numeric: true },
    { header: t('pro.percentage'), cell: (row) => rate(row.discount_percentage, 4), numeric: true },
    { header: t('pro.discount'), cell: (row) => money(row.discount_euro), numeric: true },
    { header: t('pro.owed'), cell: (row) => money(row.amount_owed), numeric: true },
  ];
  return <DataTable caption={t('pro.table')} columns={columns} rows={rows} rowId={({ day }) => day} />;
}
