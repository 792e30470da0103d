import { Injectable } from '@nestjs/common';
import type { PriceCountry } from '@statewise/fields';
import { dateOf, type LoanPlan } from '@statewise/finance';
import type { Language } from '@statewise/i18n';
import { PricingService } from '../pricing/pricing.service.js';
import { factSheet } from './leaflets/fact-sheet.js';
import { faq } from './leaflets/faq.js';
import { drawPaper } from '../platform/pdf/draw-paper.js';
import type { Pdf } from '../platform/pdf/pdf.js';
import { planPaper } from './plan-paper.js';

/** In whose language, and at the prices of which country. */
interface FactSheetReader {
  readonly language: Language;
  readonly country: PriceCountry;
}

/** The documents that the bank hands out about its loans. */
@Injectable()
export class LoanPapers {
  constructor(private readonly pricing: PricingService) {}

  async loanPlan(plan: LoanPlan, language: Language): Promise<Pdf> {
    const { types } = await this.pricing.priceList();
    const typeName = types.find(({ id }) => id === plan.loan_type)?.name[language] ?? '';
    return { name: `loan-plan-${language}.pdf`, content: await drawPaper(planPaper(plan, typeName, language)) };
  }

  async factSheet({ language, country }: FactSheetReader): Promise<Pdf> {
    const date = dateOf(new Date().toISOString());
    const paper = factSheet(await this.pricing.priceList(), { language, country, date });
    return { name: `product-fact-sheet-${language}.pdf`, content: await drawPaper(paper) };
  }

  async faq(language: Language): Promise<Pdf> {
    return { name: `faq-${language}.pdf`, content: await drawPaper(faq(language)) };
  }
}
