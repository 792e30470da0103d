import { representativeExample } from '@statewise/finance';
import type { Formatter, MessageValues } from '@statewise/i18n';

/** The figures of the loan that stands for all at a rate, for the sentence that the law wants beside it. */
export function exampleValues(rate: number, format: Formatter, months: (count: number) => string): MessageValues {
  const example = representativeExample(rate);
  return {
    amount: format.money(example.amount, { whole: true }),
    months: months(example.rows.length),
    rate: format.percent(rate),
    apr: format.percent(example.apr),
    monthly: format.money(example.monthlyPayment),
    total: format.money(example.totalPaid),
  };
}
