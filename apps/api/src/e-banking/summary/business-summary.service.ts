import { Injectable } from '@nestjs/common';
import { summaries } from '@statewise/contract/bank';
import type { Language } from '@statewise/i18n';
import { businessAccountFlow, businessSteps, isBusinessContext } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import type { Pdf } from '@statewise/server/platform/pdf/pdf.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { DropdownsService } from '../../dropdowns/dropdowns.service.js';
import { factWords } from './answer-facts.js';
import { summaryDocument } from './summary-document.js';

/** What was entered into an application for a business account, as a document to keep. */
@Injectable()
export class BusinessSummary {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly dropdowns: DropdownsService,
    private readonly limits: RateLimits,
  ) {}

  /** The application of a code as it stands; reading it moves nothing. */
  async pdf(code: unknown, language: Language, caller: Caller): Promise<Pdf> {
    const { application, snapshot } = await this.access.read(code, { ...caller, flow: businessAccountFlow.id });
    if (!isBusinessContext(snapshot.context)) throw new Problem('APPLICATION.NOT_FOUND');
    await this.limits.consume(summaries, application.id);
    const words = factWords(language, await this.dropdowns.all('e_banking', language));
    const isSent = application.state === businessSteps.completed.state;
    const paper = summaryDocument(snapshot.context, isSent, new Date().toISOString(), words);
    return { name: `business-account-${language}.pdf`, content: await drawDocument(paper) };
  }
}
