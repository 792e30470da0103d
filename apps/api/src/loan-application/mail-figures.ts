import type { LoanPlan } from '@statewise/finance';
import { createFormatter, fill, type Locale } from '@statewise/i18n';
import type { Figure } from '@statewise/server/platform/mail/mail-parts.js';
import { loanMailTexts } from './mail-texts.js';

/** What a mail tells of a loan in figures: amount, term, instalment, APR and total; none where it has no plan. */
export function loanFigures(plan: LoanPlan | undefined, { country, language }: Locale): readonly Figure[] {
  if (!plan) return [];
  const { money, percent } = createFormatter({ country, language });
  const { amount, term, months, monthly, apr, total } = loanMailTexts[language].figures;
  return [
    [amount, money(plan.revised_loan_amount ?? plan.loan_amount)],
    [term, fill(months, { term: plan.revised_loan_term ?? plan.term })],
    [monthly, money(plan.monthly_payment)],
    [apr, percent(plan.apr_rate)],
    [total, money(plan.total_cost)],
  ];
}
