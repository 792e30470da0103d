import { MoneyField, TextField } from '@statewise/ui';
import type { ReactNode } from 'react';
import { CalculationResult } from './answer.js';
import { CalculatorFrame } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { useFigures } from './figures.js';
import { calculateGoal, type GoalResults } from './goal-calculation.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';
import type { CalculatorViewProps } from './view-props.js';

interface GoalFormProps extends Pick<CalculatorViewProps, 'input' | 'anchor' | 'address'> {
  /** Percent a year. */
  readonly rate: number;
}

/** How long a goal takes with a deposit each month, or how much it takes each month. */
export function GoalForm({ input, anchor, address, rate }: GoalFormProps): ReactNode {
  const t = useCalculatorText();
  const calculator = useCalculator({
    input: inputOf(input, { goal: '', start: '', monthly: '', period: '' }),
    calculate: (values) => calculateGoal(values, rate),
    anchor,
  });
  return (
    <CalculatorFrame
      id="savings-goal"
      {...{ calculator, anchor, address }}
      submitLabel={t('goal.submit')}
      resultsTitle={t('goal.result')}
      waiting={t('goal.waiting')}
      results={calculator.results && <Plan results={calculator.results} rate={rate} />}
    >
      <div className="site-calculator__head">
        <h3>{t('goal.title')}</h3>
        <p>{t('goal.intro')}</p>
      </div>
      <MoneyField {...calculator.field('goal')} label={t('field.goal')} />
      <MoneyField {...calculator.field('start')} label={t('field.start')} optional />
      <MoneyField {...calculator.field('monthly')} label={t('field.monthly')} hint={t('field.monthly.hint')} />
      <TextField
        {...calculator.field('period')}
        label={t('field.period')}
        hint={t('field.period.hint')}
        suffix={t('yearsUnit')}
        width="narrow"
        inputMode="decimal"
        autoComplete="off"
      />
    </CalculatorFrame>
  );
}

function Plan({ results, rate }: { readonly results: GoalResults; readonly rate: number }): ReactNode {
  const t = useCalculatorText();
  const figures = useFigures();
  const { goal, months, deposit, paidIn, interest, total, wanted } = results;
  const time = useDuration(months);
  const shown =
    wanted === 'time'
      ? {
          term: t('goal.time'),
          figure: time,
          of: t('goal.timeOf', { goal: figures.money(goal), deposit: figures.money(deposit) }),
        }
      : {
          term: t('goal.deposit'),
          figure: figures.money(deposit),
          of: t('goal.depositOf', { goal: figures.money(goal), time }),
        };
  const rows = [
    { term: t('goal.paidIn'), value: figures.money(paidIn) },
    { term: t('goal.interest'), value: figures.money(interest) },
    { term: t('saver.rate'), value: figures.rate(rate) },
    { term: t('goal.total'), value: figures.money(total) },
  ];
  return (
    <>
      <CalculationResult {...shown} rows={rows} />
      <p className="sw-small">{t('goal.note')}</p>
    </>
  );
}

/** A time in years and months, as one says it. */
function useDuration(months: number): string {
  const t = useCalculatorText();
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return t('months', { count: rest });
  if (rest === 0) return t('years', { count: years });
  return t('goal.yearsAndMonths', { years: t('years', { count: years }), months: t('months', { count: rest }) });
}
