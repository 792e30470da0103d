import { representativeExample } from '@statewise/finance';
import type { Formatter, MessageValues } from '@statewise/i18n';

/** Formats the representative example that consumer-credit law wants beside a rate (in percent a year), for a message's placeholders. */
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
