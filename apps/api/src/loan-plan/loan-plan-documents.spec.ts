import { loanPlan } from '@statewise/finance';
import { languages, type Language } from '@statewise/i18n';
import type { PdfDocument } from '@statewise/server/platform/pdf/blocks.js';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import { pdfLines, pdfText } from '@statewise/server/testing/pdf-text.js';
import { firstPrices as list } from '../testing/first-prices.js';
import { factSheet } from './brochures/fact-sheet.js';
import { faq } from './brochures/faq.js';
import { planDocument } from './plan-document.js';

const reader = (language: Language) => ({ language, country: 'be' as const, date: '2026-11-20' });

const asked = {
  loanType: 1,
  promotionType: 1,
  amount: 12_500,
  maximum: 25_000,
  term: 84,
  terms: [12, 24, 36, 48, 60, 84],
  interestRate: 4.95,
  promotionalMonths: 6,
  startDate: '2026-11-20',
};

async function read(paper: PdfDocument): Promise<{ text: string; lines: string[]; raw: string }> {
  const content = await drawDocument(paper);
  return { text: pdfText(content), lines: pdfLines(content), raw: content.toString('latin1') };
}

const titles: Readonly<Record<Language, readonly string[]>> = {
  en: ['Your loan plan', 'Product fact sheet: consumer loans', 'Consumer loans: questions and answers'],
  nl: ['Uw leningplan', 'Productfiche: consumentenleningen', 'Consumentenleningen: vragen en antwoorden'],
  fr: [
    'Votre plan de prêt',
    'Fiche produit : crédits à la consommation',
    'Crédits à la consommation : questions et réponses',
  ],
};

it.each(languages)('gives every document a title, a language and tags in %s', async (language) => {
  const papers = [planDocument(loanPlan(asked), 'Loan', language), factSheet(list, reader(language)), faq(language)];
  for (const [index, paper] of papers.entries()) {
    const { text, raw } = await read(paper);
    expect(text).toContain(titles[language][index]);
    expect(raw).toContain(`/Lang (${language})`);
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(text).not.toContain('{');
  }
});

it('lists every month of the plan and closes the balance at zero', async () => {
  const plan = loanPlan(asked);
  const { text, lines } = await read(planDocument(plan, 'Renovation loan', 'en'));
  const dates = lines.filter((line) => /^\d\d\/\d\d\/\d{4}$/.test(line));
  expect(dates).toHaveLength(84);
  expect(dates[0]).toBe('20/12/2026');
  expect(dates.at(-1)).toBe('20/11/2033');
  const last = lines.lastIndexOf('20/11/2033');
  expect(lines[last + 4]).toBe('€0.00');
  expect(text).toContain(plan.total_cost.toLocaleString('en-IE', { style: 'currency', currency: 'EUR' }));
  expect(text).toContain(`${plan.apr_rate.toFixed(2)}%`);
});

it('says what is offered instead of a term that ends too late, and when nothing is', async () => {
  const revised = await read(planDocument(loanPlan({ ...asked, born: '1955-01-01' }), 'Renovation loan', 'en'));
  expect(revised.text).toContain('would end after your 75th birthday');
  const rejected = await read(planDocument(loanPlan({ ...asked, amount: 40_000 }), 'Renovation loan', 'en'));
  expect(rejected.text).toContain('cannot offer this amount');
});

it('writes the names of Europe as they are, and a character that the fonts lack as the nearest one they have', async () => {
  const { text } = await read({
    title: 'Łódź — Δ, Ĳsbrand',
    language: 'en',
    blocks: [{ kind: 'paragraph', text: 'Straße, naïve, Kovač, Țepeș, Ţ, 1\u202f000\u00a0€' }],
  });
  expect(text).toContain('Łódź — ?, IJsbrand');
  expect(text).toContain('Straße, naïve, Kovač, Țepeș, T, 1 000 €');
});
