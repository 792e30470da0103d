import { minimumAmount, type PriceCountry } from '@statewise/fields';
import { representativeExample } from '@statewise/finance';
import { labelled, fill, createFormatter, type Formatter, type Language } from '@statewise/i18n';
import { loanRate, offerOf, type PriceList, type LoanType } from '../../pricing/pricing.service.js';
import type { Block, PdfDocument } from '@statewise/server/platform/pdf/blocks.js';
import { loanPlanTexts } from '../plan-texts.js';

/** Whom a fact sheet is for, and the day on which it is made, `YYYY-MM-DD`. */
interface Reader {
  readonly language: Language;
  readonly country: PriceCountry;
  readonly date: string;
}

/** The product fact sheet at the prices that count on its day. */
export function factSheet(list: PriceList, reader: Reader): PdfDocument {
  const { language, country, date } = reader;
  const texts = loanPlanTexts[language].factSheet;
  const format = createFormatter({ country: 'be', language });
  const types = list.types.filter(({ staffOnly }) => !staffOnly);
  const priced = types.map((type) => ({ type, rate: loanRate(list.prices, type.id, country, date) }));
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
        rows: priced.map((loan) => rateRow(list, loan, reader, format)),
      },
      { kind: 'heading', text: texts.exampleHeading },
      ...priced.map((loan): Block => ({ kind: 'paragraph', text: exampleOf(loan, language, format) })),
      { kind: 'heading', text: texts.termsHeading },
      { kind: 'paragraph', text: fill(texts.terms, shortestAndLongest(list)) },
      ...promotionBlocks(list, types, language),
      { kind: 'heading', text: texts.knowHeading },
      { kind: 'list', items: texts.know },
      { kind: 'note', text: `${texts.warning} (${format.date(date)})` },
    ],
  };
}

interface PricedLoan {
  readonly type: LoanType;
  /** Percent a year. */
  readonly rate: number;
}

function rateRow(list: PriceList, { type, rate }: PricedLoan, reader: Reader, { money, percent }: Formatter): string[] {
  const { maximum } = offerOf(list, type.id, { ...reader, route: 'direct' });
  return [
    type.name[reader.language],
    percent(rate),
    percent(representativeExample(rate).apr),
    money(minimumAmount, { whole: true }),
    maximum === null ? loanPlanTexts[reader.language].factSheet.noMaximum : money(maximum, { whole: true }),
  ];
}

function exampleOf({ type, rate }: PricedLoan, language: Language, { money, percent }: Formatter): string {
  const example = representativeExample(rate);
  return fill(loanPlanTexts[language].factSheet.example, {
    type: type.name[language],
    amount: money(example.amount, { whole: true }),
    term: example.rows.length,
    rate: percent(rate),
    apr: percent(example.apr),
    monthly: money(example.monthlyPayment),
    total: money(example.totalPaid),
    cost: money(example.totalInterest),
  });
}

function promotionBlocks(list: PriceList, types: readonly LoanType[], language: Language): Block[] {
  const items = types.flatMap((type) =>
    list.promotions
      .filter(({ loanTypeId }) => loanTypeId === type.id)
      .map((promotion) => labelled(language, type.name[language], promotion.name[language])),
  );
  if (items.length === 0) return [];
  const texts = loanPlanTexts[language].factSheet;
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
