import { Injectable } from '@nestjs/common';
import { createFormatter } from '@statewise/i18n';
import type { ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { countryIn, renderMail } from '@statewise/server/applications/mail-text.js';
import { applicantOf } from './applicant.js';
import { loanContextOf } from './loan-details.js';
import { loanMailTexts } from './mail-texts.js';

/** Confirms that a person will look; whom the bank must remind sees it by the final status, which is REVIEW. */
@Injectable()
export class ReviewMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(private readonly mail: Mail) {}

  data(): object {
    return {};
  }

  async reach(outcome: Outcome): Promise<undefined> {
    const { application } = outcome;
    const applicant = applicantOf(application);
    const context = loanContextOf(outcome);
    const { reviewDueAt } = context;
    if (!applicant || reviewDueAt === null) return;
    const { date } = createFormatter({ country: countryIn(context), language: applicant.language });
    await this.mail.send({
      to: applicant.email,
      about: application.id,
      ...renderMail(loanMailTexts[applicant.language].reviewMail, { name: applicant.name, date: date(reviewDueAt) }),
    });
  }
}
