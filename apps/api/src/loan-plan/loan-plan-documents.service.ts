import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PriceCountry } from '@statewise/fields';
import { dateOf, type LoanPlan } from '@statewise/finance';
import type { Language } from '@statewise/i18n';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import type { PdfDocument } from '@statewise/server/platform/pdf/blocks.js';
import type { Pdf } from '@statewise/server/platform/pdf/pdf.js';
import { PricingService } from '../pricing/pricing.service.js';
import { factSheet } from './brochures/fact-sheet.js';
import { faq } from './brochures/faq.js';
import { planDocument } from './plan-document.js';

/** In whose language, and at the prices of which country. */
interface FactSheetReader {
  readonly language: Language;
  readonly country: PriceCountry;
}

/** The documents that the bank hands out about its loans. */
@Injectable()
export class LoanPlanDocuments {
  private readonly drawn = new Cache<Buffer>({ seconds: 86_400, max: 64 });

  constructor(private readonly pricing: PricingService) {}

  async loanPlan(plan: LoanPlan, language: Language): Promise<Pdf> {
    const { types } = await this.pricing.priceList();
    const typeName = types.find(({ id }) => id === plan.loan_type)?.name[language] ?? '';
    return { name: `loan-plan-${language}.pdf`, content: await drawDocument(planDocument(plan, typeName, language)) };
  }

  async factSheet({ language, country }: FactSheetReader): Promise<Pdf> {
    const date = dateOf(new Date().toISOString());
    const document = factSheet(await this.pricing.priceList(), { language, country, date });
    return { name: `product-fact-sheet-${language}.pdf`, content: await this.drawnOnce(document) };
  }

  async faq(language: Language): Promise<Pdf> {
    return { name: `faq-${language}.pdf`, content: await this.drawnOnce(faq(language)) };
  }

  /** Drawing takes a processor for a while; a leaflet says the same to everybody for as long as its text and prices do. */
  private drawnOnce(document: PdfDocument): Promise<Buffer> {
    return this.drawn.get(createHash('sha256').update(JSON.stringify(document)).digest('base64'), () =>
      drawDocument(document),
    );
  }
}
