import { loanPlanRows, type LoanPlan } from '@statewise/finance';
import { fill, createFormatter, type Language } from '@statewise/i18n';
import type { Block, PdfDocument } from '@statewise/server/platform/pdf/blocks.js';
import { loanPlanTexts } from './plan-texts.js';

/** A loan plan as a document: what it costs, then every month. */
export function planDocument(plan: LoanPlan, typeName: string, language: Language): PdfDocument {
  const texts = loanPlanTexts[language].plan;
  const { date } = createFormatter({ country: 'be', language });
  return {
    title: texts.title,
    language,
    blocks: [
      { kind: 'lead', text: fill(texts.lead, { type: typeName, date: date(plan.start_date) }) },
      ...notices(plan, language),
      { kind: 'facts', facts: facts(plan, language) },
      { kind: 'note', text: texts.note },
      { kind: 'heading', text: texts.tableHeading },
      table(plan, language),
    ],
  };
}

function notices(plan: LoanPlan, language: Language): Block[] {
  const texts = loanPlanTexts[language].plan;
  if (plan.is_loan_rejected) return [{ kind: 'paragraph', text: texts.rejected }];
  if (plan.revised_loan_term === null) return [];
  return [{ kind: 'paragraph', text: fill(texts.revised, { asked: plan.term, revised: plan.revised_loan_term }) }];
}

function facts(plan: LoanPlan, language: Language): [string, string][] {
  const { facts: names, months } = loanPlanTexts[language].plan;
  const { money, percent, date } = createFormatter({ country: 'be', language });
  const promoted: [string, string][] =
    plan.promotional_months > 0
      ? [
          [names.promotion, String(plan.promotional_months)],
          [names.partner, money(plan.vm_cost)],
        ]
      : [];
  return [
    [names.amount, money(plan.loan_amount)],
    [names.term, fill(months, { count: plan.revised_loan_term ?? plan.term })],
    [names.monthly, money(plan.monthly_payment)],
    [names.first, date(plan.first_payment_date)],
    [names.rate, percent(plan.interest_rate)],
    [names.apr, percent(plan.apr_rate)],
    ...promoted,
    [names.interest, money(plan.total_interest)],
    [names.total, money(plan.total_cost)],
  ];
}

function table(plan: LoanPlan, language: Language): Block {
  const { money } = createFormatter({ country: 'be', language });
  return {
    kind: 'table',
    head: loanPlanTexts[language].plan.tableHead,
    widths: [0.6, 1.2, 1.2, 1.1, 1.2, 1.3],
    rows: loanPlanRows(plan).map((row) => [
      String(row.month),
      shortDate(row.date),
      money(row.payment),
      money(row.interest),
      money(row.principal),
      money(row.balance),
    ]),
  };
}

function shortDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
