import { leastDeposit, numberIn, preselectedYears, termRates, type TermRate } from '@statewise/finance';
import { MoneyField, Notice, RadioGroup, Select, useLocale, type Option } from '@statewise/ui';
import type { ReactNode } from 'react';
import { CalculationResult } from './answer.js';
import { calculateDeposit, type DepositResults } from './calculations.js';
import { CalculatorFrame } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { examples } from './examples.js';
import { useFigures } from './figures.js';
import { Introduction } from './introduction.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { useCalculator } from './use-calculator.js';
import type { CalculatorViewProps } from './view-props.js';

/** What a term deposit or a savings account without a term earns. */
export function DepositView({ input, rates, anchor, address, showOnlyZeroRate }: CalculatorViewProps): ReactNode {
  const t = useCalculatorText();
  const { money } = useFigures();
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
  return (
    <>
      <Introduction kind="term-deposit-saver-plus" anchor={anchor} values={{ days: 365, year: 360 }} />
      {choice.length === 0 ? (
        <Notice>{t('deposit.noRates')}</Notice>
      ) : (
        <CalculatorFrame
          id={`${anchor}-form`}
          {...{ calculator, anchor, address }}
          results={calculator.results && <Earned results={calculator.results} />}
          headline={calculator.results && { term: t('deposit.net'), figure: money(calculator.results.netInterest) }}
        >
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
  const asked = numberIn(chosen, { thousands: false });
  const offered = rates.map(({ year }) => year);
  const all = asked === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return all.map((value) => {
    const years = numberIn(value, { thousands: false }) ?? 0;
    return { value, label: years === 0 ? t('noTerm') : t('years', { count: plain(years) }) };
  });
}

function Earned({ results }: { readonly results: DepositResults }): ReactNode {
  const t = useCalculatorText();
  const { money, rate, plain } = useFigures();
  const { principal, years, grossRate, netRate, grossInterest, netInterest, total } = results;
  const amount = money(principal);
  const of =
    years === 0
      ? t('deposit.ofOpen', { amount })
      : t('deposit.of', { amount, time: t('years', { count: plain(years) }) });
  const rows = [
    { term: t('deposit.gross'), value: money(grossInterest) },
    { term: t('deposit.grossRate'), value: rate(grossRate) },
    { term: t('deposit.netRate'), value: rate(netRate) },
    { term: t('deposit.total'), value: money(total) },
  ];
  return (
    <>
      <CalculationResult term={t('deposit.net')} figure={money(netInterest)} of={of} rows={rows} />
      {years > 0 && principal < leastDeposit && (
        <Notice>{t('deposit.least', { least: money(leastDeposit, { whole: true }) })}</Notice>
      )}
    </>
  );
}
