import { Injectable } from '@nestjs/common';
import type { ReachingHandler } from '../engine/flow-registry.js';
import type { Outcome } from '../engine/stored-application.js';
import { Mail } from '../platform/mail/mail.js';
import { written } from '../applications/letter.js';
import { applicantOf } from './applicant.js';
import { reviewMail } from './mail-texts.js';

/** Confirms that a person will look; whom the bank must remind sees it by the final status, which is REVIEW. */
@Injectable()
export class ReviewMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(private readonly mail: Mail) {}

  data(): object {
    return {};
  }

  async reach({ application }: Outcome): Promise<undefined> {
    const applicant = applicantOf(application);
    if (applicant)
      await this.mail.send({
        to: applicant.email,
        about: application.id,
        ...written(reviewMail[applicant.language], { name: applicant.name }),
      });
  }
}
