import { saverRate } from '@statewise/finance';
import { MoneyField, useLocale } from '@statewise/ui';
import { saverContext } from './rates.js';
import { calculateSaver } from './calculations.js';
import { CalculatorFrame, Introduction, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { GoalForm } from './goal-form.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';

/** What savings earn in a year. */
export function SaverView({ input, rates, anchor, address }: CalculatorViewProps) {
  const t = useCalculatorText();
  const figures = useFigures();
  const rate = saverRate(rates.individual, useLocale().country, saverContext);
  const calculator = useCalculator({
    input: inputOf(input, { amount: examples.saving }),
    calculate: (values) => calculateSaver(values, rate),
    anchor,
  });
  const { results } = calculator;
  const answer = results && {
    term: t('saver.interest'),
    figure: figures.money(results.interest),
    of: t('saver.of', { amount: figures.money(results.principal) }),
    rows: [
      { term: t('saver.rate'), value: figures.rate(results.rate) },
      { term: t('saver.total'), value: figures.money(results.total) },
    ],
  };
  return (
    <>
      <Introduction kind="saver" anchor={anchor} values={{ rate: figures.rate(rate), days: 365, year: 360 }} />
      <CalculatorFrame id={`${anchor}-form`} {...{ calculator, anchor, address, answer }}>
        <MoneyField {...calculator.field('amount')} label={t('field.amount.saving')} />
      </CalculatorFrame>
      <GoalForm {...{ input, anchor, address, rate }} />
    </>
  );
}
