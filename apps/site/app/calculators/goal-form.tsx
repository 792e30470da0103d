import type { Translator } from '@statewise/i18n';
import { ChevronDownIcon, MoneyField, TextField } from '@statewise/ui';
import type { ReactNode } from 'react';
import { CalculationResult } from './answer.js';
import { CalculatorFrame, type Headline } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { useFigures } from './figures.js';
import { examples } from './examples.js';
import { calculateGoal, type GoalResults } from './goal-calculation.js';
import type { CalculatorKey } from './messages/catalogue.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';
import type { CalculatorViewProps } from './view-props.js';

interface GoalFormProps extends Pick<CalculatorViewProps, 'input' | 'anchor' | 'address'> {
  /** Percent a year. */
  readonly rate: number;
}

const noGoal = { goal: '', start: '', monthly: '', period: '' } as const;

/** How long a goal takes with a deposit each month, or how much it takes each month. */
export function GoalForm({ input, anchor, address, rate }: GoalFormProps): ReactNode {
  const t = useCalculatorText();
  const isAsked = Object.keys(noGoal).some((name) => input.values[name] !== undefined);
  // An example would add itself to figures that the address carries.
  const presets = isAsked ? noGoal : { ...noGoal, ...examples.goal };
  const headline = useGoalHeadline();
  const calculator = useCalculator({
    input: inputOf(input, presets),
    calculate: (values) => calculateGoal(values, rate),
    anchor,
  });
  return (
    <details className="site-fold site-calculator__more" open={isAsked}>
      <summary>
        {t('goal.title')}
        <ChevronDownIcon />
      </summary>
      <p>{t('goal.intro')}</p>
      <CalculatorFrame
        id="savings-goal"
        {...{ calculator, anchor, address }}
        submitLabel={t('goal.submit')}
        resultsTitle={t('goal.result')}
        waiting={t('goal.waiting')}
        results={calculator.results && <Plan results={calculator.results} rate={rate} />}
        headline={calculator.results && headline(calculator.results)}
      >
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
    </details>
  );
}

function Plan({ results, rate }: { readonly results: GoalResults; readonly rate: number }): ReactNode {
  const t = useCalculatorText();
  const figures = useFigures();
  const headlineOf = useGoalHeadline();
  const { goal, months, deposit, paidIn, interest, total, wanted } = results;
  const amount = figures.money(goal);
  const of =
    wanted === 'time'
      ? t('goal.timeOf', { goal: amount, deposit: figures.money(deposit) })
      : t('goal.depositOf', { goal: amount, time: durationOf(months, t) });
  const rows = [
    { term: t('goal.paidIn'), value: figures.money(paidIn) },
    { term: t('goal.interest'), value: figures.money(interest) },
    { term: t('saver.rate'), value: figures.rate(rate) },
    { term: t('goal.total'), value: figures.money(total) },
  ];
  return (
    <>
      <CalculationResult {...headlineOf(results)} of={of} rows={rows} />
      <p className="sw-small">{t('goal.note')}</p>
    </>
  );
}

/** Says the figure that was asked for: the time, or the deposit. */
function useGoalHeadline(): (results: GoalResults) => Headline {
  const t = useCalculatorText();
  const { money } = useFigures();
  return ({ wanted, months, deposit }) =>
    wanted === 'time'
      ? { term: t('goal.time'), figure: durationOf(months, t) }
      : { term: t('goal.deposit'), figure: money(deposit) };
}

/** A time in years and months, as one says it. */
function durationOf(months: number, t: Translator<CalculatorKey>): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return t('months', { count: rest });
  if (rest === 0) return t('years', { count: years });
  return t('goal.yearsAndMonths', { years: t('years', { count: years }), months: t('months', { count: rest }) });
}
