import { Injectable } from '@nestjs/common';
import { createFormatter, provider } from '@statewise/i18n';
import type { ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { countryIn } from '@statewise/server/applications/resume-link.js';
import { renderMail } from '@statewise/server/platform/mail/mail-parts.js';
import { applicantOf } from './applicant.js';
import { loanContextOf } from './loan-details.js';
import { LoanTermsService } from './loan-terms.service.js';
import { loanMailTexts } from './mail-texts.js';

/** Confirms that a person will look; whom the bank must remind sees it by the final status, which is REVIEW. */
@Injectable()
export class ReviewMail implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly mail: Mail,
    private readonly terms: LoanTermsService,
    private readonly ways: WaysBack,
  ) {}

  async reach(outcome: Outcome): Promise<undefined> {
    const { application } = outcome;
    const applicant = applicantOf(application);
    const context = loanContextOf(outcome);
    const { reviewDueAt } = context;
    if (!applicant || reviewDueAt === null) return;
    const { language, name } = applicant;
    const locale = { country: countryIn(context), language };
    const figures = await this.terms.figures(outcome, locale);
    const due = [
      loanMailTexts[language].figures.decided,
      createFormatter(locale, provider.timeZone).date(reviewDueAt),
    ] as const;
    const link = this.ways.withoutCode(outcome, language);
    await this.mail.send({
      to: applicant.email,
      about: application.id,
      ...renderMail(loanMailTexts[language].reviewMail, { name, link, figures: [...figures, due] }, language),
    });
  }
}
