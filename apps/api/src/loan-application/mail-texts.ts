import type { LoanPlan } from '@statewise/finance';
import { createFormatter, fill, type Language, type Locale } from '@statewise/i18n';
import type { Figure } from '@statewise/server/platform/mail/mail-parts.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What applicants for a loan are written: `resume` and `result` stand in a mail, `documents` are what the bank asks for. */
export const loanMailTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

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
