import { minimumAmount } from '@statewise/fields';
import { loanPlan } from '@statewise/finance';
import { fill, createFormatter, type Formatter, type Language } from '@statewise/i18n';
import { offerOf, type PriceList, type PricedLoanType } from '../../pricing/pricing.service.js';
import type { Block, Paper } from '../../platform/pdf/blocks.js';
import { factSheetTexts } from './leaflet-texts.js';

/** What the example borrows, in euro and months. */
const example = { amount: 10_000, term: 60 };

/** The product fact sheet at the prices of the list; `today` is `YYYY-MM-DD`. */
export function factSheet(list: PriceList, language: Language, today: string): Paper {
  const texts = factSheetTexts[language];
  const format = createFormatter({ country: 'be', language });
  const types = list.types.filter(({ staffOnly }) => !staffOnly);
  return {
    title: texts.title,
    language,
    blocks: [
      { kind: 'lead', text: texts.lead },
      { kind: 'heading', text: texts.ratesHeading },
      {
        kind: 'table',
        head: texts.ratesHead,
        widths: [2.2, 1.2, 0.9, 1.1, 1.3],
        rows: types.map((type) => rateRow(list, type, language, format, today)),
      },
      { kind: 'heading', text: texts.exampleHeading },
      ...types.map((type): Block => ({ kind: 'paragraph', text: exampleOf(type, language, format, today) })),
      { kind: 'heading', text: texts.termsHeading },
      { kind: 'paragraph', text: fill(texts.terms, shortestAndLongest(list)) },
      ...promotionBlocks(list, types, language),
      { kind: 'heading', text: texts.knowHeading },
      { kind: 'list', items: texts.know },
      { kind: 'note', text: `${texts.warning} (${format.date(today)})` },
    ],
  };
}

function rateRow(
  list: PriceList,
  type: PricedLoanType,
  language: Language,
  { money, percent }: Formatter,
  today: string,
): string[] {
  const { maximum } = offerOf(list, type.id, 'direct');
  return [
    type.name[language],
    percent(type.yearlyRate),
    percent(planOf(type, today).apr_rate),
    money(minimumAmount, { whole: true }),
    maximum === null ? factSheetTexts[language].noMaximum : money(maximum, { whole: true }),
  ];
}

function exampleOf(type: PricedLoanType, language: Language, { money, percent }: Formatter, today: string): string {
  const plan = planOf(type, today);
  return fill(factSheetTexts[language].example, {
    type: type.name[language],
    amount: money(plan.loan_amount, { whole: true }),
    term: plan.term,
    rate: percent(plan.interest_rate),
    apr: percent(plan.apr_rate),
    monthly: money(plan.monthly_payment),
    total: money(plan.total_cost),
    cost: money(plan.total_interest),
  });
}

function planOf(type: PricedLoanType, startDate: string) {
  return loanPlan({
    loanType: type.id,
    promotionType: null,
    maximum: null,
    terms: [],
    interestRate: type.yearlyRate,
    promotionalMonths: 0,
    startDate,
    ...example,
  });
}

function promotionBlocks(list: PriceList, types: readonly PricedLoanType[], language: Language): Block[] {
  const items = types.flatMap((type) =>
    list.promotions
      .filter(({ loanTypeId }) => loanTypeId === type.id)
      .map((promotion) => `${type.name[language]}: ${promotion.name[language]}`),
  );
  if (items.length === 0) return [];
  const texts = factSheetTexts[language];
  return [
    { kind: 'heading', text: texts.promotionsHeading },
    { kind: 'paragraph', text: texts.promotionsLead },
    { kind: 'list', items },
  ];
}

function shortestAndLongest({ terms }: PriceList): { shortest: number; longest: number } {
  const months = terms.map(({ term }) => term);
  return { shortest: Math.min(...months), longest: Math.max(...months) };
}
