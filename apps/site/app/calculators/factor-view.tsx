import { leastInvoice, retainedShare } from '@statewise/finance';
import { MoneyField, Notice, TextField } from '@statewise/ui';
import { calculateFactor } from './calculations.js';
import { CalculatorFrame, Introduction, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';

/** What a factored invoice brings. */
export function FactorView({ input, anchor, address }: CalculatorViewProps) {
  const t = useCalculatorText();
  const figures = useFigures();
  const calculator = useCalculator({
    input: inputOf(input, { amount: examples.invoice, fee: figures.number(examples.fee, 2) }),
    calculate: calculateFactor,
    anchor,
  });
  const { results } = calculator;
  const isShort = results !== undefined && results.totalFinancing < 0;
  const answer = results && {
    term: t(isShort ? 'factor.short' : 'factor.financing'),
    figure: figures.money(Math.abs(results.totalFinancing)),
    of: t('factor.of', { amount: figures.money(results.invoice), fee: figures.rate(results.fee) }),
    rows: [
      { term: t('factor.retained', { share: figures.rate(retainedShare, 0) }), value: figures.money(results.retained) },
      { term: t('factor.cost'), value: figures.money(results.totalCost) },
    ],
    note: (
      <>
        {results.invoice < leastInvoice && (
          <Notice>{t('factor.least', { least: figures.money(leastInvoice, { whole: true }) })}</Notice>
        )}
        {isShort && <Notice tone="warning">{t('factor.shortText')}</Notice>}
      </>
    ),
  };
  return (
    <>
      <Introduction kind="factor" anchor={anchor} values={{ share: figures.rate(retainedShare, 0) }} />
      <CalculatorFrame id={`${anchor}-form`} {...{ calculator, anchor, address, answer }}>
        <MoneyField {...calculator.field('amount')} label={t('field.invoice')} />
        <TextField
          {...calculator.field('fee')}
          label={t('field.fee')}
          hint={t('field.fee.hint', { example: figures.number(1.75, 2) })}
          suffix="%"
          width="narrow"
          inputMode="decimal"
          autoComplete="off"
        />
      </CalculatorFrame>
    </>
  );
}
