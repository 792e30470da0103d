import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PriceCountry } from '@statewise/fields';
import { dateOf, type LoanPlan } from '@statewise/finance';
import type { Language } from '@statewise/i18n';
import { KeptResults } from '@statewise/server/platform/http/kept-result.js';
import { drawPaper } from '@statewise/server/platform/pdf/draw-paper.js';
import type { Paper } from '@statewise/server/platform/pdf/blocks.js';
import type { Pdf } from '@statewise/server/platform/pdf/pdf.js';
import { PricingService } from '../pricing/pricing.service.js';
import { factSheet } from './leaflets/fact-sheet.js';
import { faq } from './leaflets/faq.js';
import { planPaper } from './plan-paper.js';

/** In whose language, and at the prices of which country. */
interface FactSheetReader {
  readonly language: Language;
  readonly country: PriceCountry;
}

/** The documents that the bank hands out about its loans. */
@Injectable()
export class LoanPapers {
  private readonly drawn = new KeptResults<Buffer>({ seconds: 86_400, most: 64 });

  constructor(private readonly pricing: PricingService) {}

  async loanPlan(plan: LoanPlan, language: Language): Promise<Pdf> {
    const { types } = await this.pricing.priceList();
    const typeName = types.find(({ id }) => id === plan.loan_type)?.name[language] ?? '';
    return { name: `loan-plan-${language}.pdf`, content: await drawPaper(planPaper(plan, typeName, language)) };
  }

  async factSheet({ language, country }: FactSheetReader): Promise<Pdf> {
    const date = dateOf(new Date().toISOString());
    const paper = factSheet(await this.pricing.priceList(), { language, country, date });
    return { name: `product-fact-sheet-${language}.pdf`, content: await this.drawnOnce(paper) };
  }

  async faq(language: Language): Promise<Pdf> {
    return { name: `faq-${language}.pdf`, content: await this.drawnOnce(faq(language)) };
  }

  /** Drawing takes a processor for a while; a leaflet says the same to everybody for as long as its text and prices do. */
  private drawnOnce(paper: Paper): Promise<Buffer> {
    return this.drawn.get(createHash('sha256').update(JSON.stringify(paper)).digest('base64'), () => drawPaper(paper));
  }
}
