import { saverRate } from '@statewise/finance';
import { MoneyField, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { saverContext } from './rates.js';
import { CalculationResult } from './answer.js';
import { calculateSaver, type SaverResults } from './calculations.js';
import { CalculatorFrame } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { GoalForm } from './goal-form.js';
import { Introduction } from './introduction.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';
import type { CalculatorViewProps } from './view-props.js';

/** What savings earn in a year. */
export function SaverView({ input, rates, anchor, address }: CalculatorViewProps): ReactNode {
  const t = useCalculatorText();
  const figures = useFigures();
  const rate = saverRate(rates.individual, useLocale().country, saverContext);
  const calculator = useCalculator({
    input: inputOf(input, { amount: examples.saving }),
    calculate: (values) => calculateSaver(values, rate),
    anchor,
  });
  return (
    <>
      <Introduction kind="saver" anchor={anchor} values={{ rate: figures.rate(rate), days: 365, year: 360 }} />
      <CalculatorFrame
        id={`${anchor}-form`}
        {...{ calculator, anchor, address }}
        results={calculator.results && <Earned results={calculator.results} />}
        headline={
          calculator.results && { term: t('saver.interest'), figure: figures.money(calculator.results.interest) }
        }
      >
        <MoneyField {...calculator.field('amount')} label={t('field.amount.saving')} />
      </CalculatorFrame>
      <GoalForm {...{ input, anchor, address, rate }} />
    </>
  );
}

function Earned({ results: { principal, rate, interest, total } }: { readonly results: SaverResults }): ReactNode {
  const t = useCalculatorText();
  const figures = useFigures();
  const rows = [
    { term: t('saver.rate'), value: figures.rate(rate) },
    { term: t('saver.total'), value: figures.money(total) },
  ];
  return (
    <CalculationResult
      term={t('saver.interest')}
      figure={figures.money(interest)}
      of={t('saver.of', { amount: figures.money(principal) })}
      rows={rows}
    />
  );
}
