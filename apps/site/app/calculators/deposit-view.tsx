import { leastDeposit, noThousands, numberIn, preselectedYears, termRates, type TermRate } from '@statewise/finance';
import { MoneyField, Notice, RadioGroup, Select, useLocale, type Option } from '@statewise/ui';
import { calculateDeposit } from './calculations.js';
import { CalculatorFrame, Introduction, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';

/** What a term deposit or a savings account without a term earns. */
export function DepositView({ input, rates, anchor, address, showOnlyZeroRate }: CalculatorViewProps) {
  const t = useCalculatorText();
  const { money, rate, plain } = useFigures();
  const choice = termRates(rates.byYear, useLocale().country, showOnlyZeroRate);
  const years = preselectedYears(choice) ?? choice[0]?.year ?? '';
  const presets = { amount: examples.saving, years: String(years), holder: 'individual' };
  const calculator = useCalculator({
    input: inputOf(input, presets),
    calculate: (values) => calculateDeposit(values, choice),
    anchor,
  });
  const term = calculator.field('years');
  const options = useTerms(choice, term.value);
  const holders = (['individual', 'pro'] as const).map((value) => ({ value, label: t(`field.holder.${value}`) }));
  const { results } = calculator;
  const answer = results && {
    term: t('deposit.net'),
    figure: money(results.netInterest),
    of: t(results.years === 0 ? 'deposit.ofOpen' : 'deposit.of', {
      amount: money(results.principal),
      time: t('years', { count: plain(results.years) }),
    }),
    rows: [
      { term: t('deposit.gross'), value: money(results.grossInterest) },
      { term: t('deposit.grossRate'), value: rate(results.grossRate) },
      { term: t('deposit.netRate'), value: rate(results.netRate) },
      { term: t('deposit.total'), value: money(results.total) },
    ],
    note: results.years > 0 && results.principal < leastDeposit && (
      <Notice>{t('deposit.least', { least: money(leastDeposit, { whole: true }) })}</Notice>
    ),
  };
  return (
    <>
      <Introduction kind="term-deposit-saver-plus" anchor={anchor} values={{ days: 365, year: 360 }} />
      {choice.length === 0 ? (
        <Notice>{t('deposit.noRates')}</Notice>
      ) : (
        <CalculatorFrame id={`${anchor}-form`} {...{ calculator, anchor, address, answer }}>
          <MoneyField {...calculator.field('amount')} label={t('field.amount.saving')} />
          <Select
            {...term}
            label={t('field.years.saving')}
            options={options}
            placeholder={t('choose')}
            width="medium"
          />
          <RadioGroup {...calculator.field('holder')} label={t('field.holder')} options={holders} look="inline" />
        </CalculatorFrame>
      )}
    </>
  );
}

/** The terms on offer; a number of years that an address asked for stays a choice. */
function useTerms(rates: readonly TermRate[], chosen: string): Option[] {
  const t = useCalculatorText();
  const { plain } = useFigures();
  const asked = numberIn(chosen, noThousands);
  const offered = rates.map(({ year }) => year);
  const all = asked === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return all.map((value) => {
    const years = numberIn(value, noThousands) ?? 0;
    return { value, label: years === 0 ? t('noTerm') : t('years', { count: plain(years) }) };
  });
}
