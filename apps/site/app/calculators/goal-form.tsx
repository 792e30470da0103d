import type { Translator } from '@statewise/i18n';
import { ChevronDownIcon, MoneyField, TextField } from '@statewise/ui';
import { type CalculatorAnswer, CalculatorFrame, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { useFigures, type Figures } from './figures.js';
import { examples } from './examples.js';
import { calculateGoal, type GoalResults } from './goal-calculation.js';
import type { CalculatorKey } from './messages/catalogue.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';

interface GoalFormProps extends Pick<CalculatorViewProps, 'input' | 'anchor' | 'address'> {
  /** Percent a year. */
  readonly rate: number;
}

const noGoal = { goal: '', start: '', monthly: '', period: '' } as const;

/** How long a goal takes with a deposit each month, or how much it takes each month. */
export function GoalForm({ input, anchor, address, rate }: GoalFormProps) {
  const t = useCalculatorText();
  const isAsked = Object.keys(noGoal).some((name) => input.values[name] !== undefined);
  // An example would add itself to figures that the address carries.
  const presets = isAsked ? noGoal : { ...noGoal, ...examples.goal };
  const figures = useFigures();
  const calculator = useCalculator({
    input: inputOf(input, presets),
    calculate: (values) => calculateGoal(values, rate),
    anchor,
  });
  const { results } = calculator;
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
        answer={results && answerOf(results, rate, t, figures)}
        submitLabel={t('goal.submit')}
        resultsTitle={t('goal.result')}
        waiting={t('goal.waiting')}
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

/** The figure that was asked for, the time or the deposit, and what it comes to. */
function answerOf(
  { goal, months, deposit, paidIn, interest, total, wanted }: GoalResults,
  rate: number,
  t: Translator<CalculatorKey>,
  figures: Figures,
): CalculatorAnswer {
  const [time, monthly, amount] = [durationOf(months, t), figures.money(deposit), figures.money(goal)];
  const asked =
    wanted === 'time'
      ? { term: t('goal.time'), figure: time, of: t('goal.timeOf', { goal: amount, deposit: monthly }) }
      : { term: t('goal.deposit'), figure: monthly, of: t('goal.depositOf', { goal: amount, time }) };
  return {
    ...asked,
    rows: [
      { term: t('goal.paidIn'), value: figures.money(paidIn) },
      { term: t('goal.interest'), value: figures.money(interest) },
      { term: t('saver.rate'), value: figures.rate(rate) },
      { term: t('goal.total'), value: figures.money(total) },
    ],
    note: <p className="sw-small">{t('goal.note')}</p>,
  };
}

/** A time in years and months, as one says it. */
function durationOf(months: number, t: Translator<CalculatorKey>): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return t('months', { count: rest });
  if (rest === 0) return t('years', { count: years });
  return t('goal.yearsAndMonths', { years: t('years', { count: years }), months: t('months', { count: rest }) });
}
