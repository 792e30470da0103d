import { lendingRate, type Lending } from '@statewise/finance';
import { localisePath, bankPaths } from '@statewise/i18n';
import { exampleValues } from '@statewise/lending/lending-example';
import { AmountSlider, ArrowRightIcon, DataTable, LinkButton, TextField, useLocale, type Column } from '@statewise/ui';
import { calculateLending } from './calculations.js';
import { CalculatorFrame, Introduction, type CalculatorViewProps } from './calculator-frame.js';
import { inputOf } from './calculator-input.js';
import { exampleBorrowing } from './examples.js';
import { useFigures } from './figures.js';
import { productOf } from './lent-products.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { ScheduleChart } from './schedule-chart.js';
import { useCalculator } from './use-calculator.js';

/** Where the slider ends when the product has no maximum; more may be typed. */
const slider = { max: 50_000, step: 500 } as const;

/** What a loan costs, month by month. */
export function LendingView({ input, rates, anchor, address, slug }: CalculatorViewProps) {
  const t = useCalculatorText();
  const figures = useFigures();
  const product = productOf(slug);
  const rate = lendingRate(rates.individual, useLocale().country, product.context);
  const limits = rates.loans.find(({ type }) => type === product.type);
  const calculator = useCalculator({
    input: inputOf(input, exampleBorrowing(limits)),
    calculate: (values) => calculateLending(values, rate, limits),
    anchor,
  });
  const { results } = calculator;
  const answer = results && {
    term: t('lending.monthly'),
    figure: figures.money(results.monthlyPayment),
    of: t('lending.of', {
      amount: figures.money(results.amount),
      time: t('months', { count: results.rows.length }),
    }),
    rows: [
      { term: t('lending.rate'), value: figures.rate(results.rate) },
      { term: t('lending.apr'), value: figures.rate(results.apr) },
      { term: t('lending.payments'), value: figures.number(results.rows.length) },
      { term: t('lending.interest'), value: figures.money(results.totalInterest) },
      { term: t('lending.total'), value: figures.money(results.totalPaid) },
    ],
  };
  return (
    <>
      <Introduction kind="consumer-lending" anchor={anchor} values={{ rate: figures.rate(rate) }} />
      <CalculatorFrame
        id={`${anchor}-form`}
        {...{ calculator, anchor, address, answer }}
        details={results && <Details results={results} slug={slug} />}
      >
        <AmountSlider
          {...calculator.field('amount')}
          label={t('field.amount.lending')}
          min={limits?.least ?? slider.step}
          max={limits?.most ?? slider.max}
          step={slider.step}
        />
        <TextField
          {...calculator.field('years')}
          label={t('field.years.lending')}
          suffix={t('yearsUnit')}
          width="narrow"
          inputMode="decimal"
          autoComplete="off"
        />
      </CalculatorFrame>
      <LendingExample rate={rate} />
    </>
  );
}

function LendingExample({ rate }: { readonly rate: number }) {
  const t = useCalculatorText();
  const figures = useFigures();
  const months = (count: number): string => t('months', { count });
  return <p className="sw-small">{t('lending.example', exampleValues(rate, figures, months))}</p>;
}

interface DetailsProps {
  readonly results: Lending;
  readonly slug: string;
}

function Details({ results, slug }: DetailsProps) {
  return (
    <>
      <ApplyLink results={results} slug={slug} />
      <ScheduleChart rows={results.rows} />
      <Schedule results={results} />
    </>
  );
}

/** Carries the figures over to the application. */
function ApplyLink({ results: { amount, rows }, slug }: DetailsProps) {
  const t = useCalculatorText();
  const figures = new URLSearchParams({
    amount: String(amount),
    term: String(rows.length),
    type: String(productOf(slug).type),
  });
  return (
    <div className="site-calculator__apply">
      <LinkButton href={`${localisePath(useLocale(), `${bankPaths.loan}/`)}?${figures}`} iconAfter={<ArrowRightIcon />}>
        {t('lending.apply')}
      </LinkButton>
      <p className="sw-small">{t('lending.note')}</p>
    </div>
  );
}

type Row = Lending['rows'][number];

function Schedule({ results: { rows, totalInterest, totalPaid, amount } }: { readonly results: Lending }) {
  const t = useCalculatorText();
  const { money } = useFigures();
  const columns: Column<Row>[] = [
    { header: t('lending.month'), cell: ({ month }) => month, numeric: true },
    { header: t('lending.payment'), cell: ({ payment }) => money(payment), numeric: true },
    { header: t('chart.interest'), cell: ({ interest }) => money(interest), numeric: true },
    { header: t('lending.principal'), cell: ({ principal }) => money(principal), numeric: true },
    { header: t('lending.balance'), cell: ({ balance }) => money(Math.max(0, balance)), numeric: true },
  ];
  const totals = [t('lending.sum'), money(totalPaid), money(totalInterest), money(amount), ''];
  return (
    <DataTable
      tall
      caption={t('lending.table')}
      columns={columns}
      rows={rows}
      rowId={({ month }) => month}
      totals={totals}
    />
  );
}
