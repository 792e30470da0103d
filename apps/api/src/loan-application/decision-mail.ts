import { Injectable } from '@nestjs/common';
import { statusValue } from '@statewise/machines';
import type { ReachingHandler } from '../engine/flow-registry.js';
import type { Outcome } from '../engine/stored-application.js';
import { Config } from '../platform/config/config.js';
import { Mail } from '../platform/mail/mail.js';
import { resumeLink, written } from '../applications/letter.js';
import { applicantOf } from './applicant.js';
import { loanContextOf } from './loan-details.js';
import { acceptedMail, rejectedMail } from './mail-texts.js';
import { reasonViews } from './risk-texts.js';

/** Mails the bank's decision to the applicant. */
@Injectable()
export class DecisionMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(
    private readonly mail: Mail,
    private readonly config: Config,
  ) {}

  data(): object {
    return {};
  }

  async reach(outcome: Outcome): Promise<undefined> {
    const applicant = applicantOf(outcome.application);
    if (!applicant) return;
    const { name, language, email } = applicant;
    const context = loanContextOf(outcome);
    const isAccepted = context.statuses.final === statusValue.passed;
    // The reasons of the risk rules count only where those rules decided.
    const failing = context.statuses.risk === statusValue.failed ? context.risk.reasons : [];
    const told = await reasonViews(failing, language);
    const reasons = told.map(({ text }) => `\n– ${text}`).join('');
    const link = resumeLink(this.config.publicUrl, outcome.flow.id, language);
    const letter = isAccepted
      ? written(acceptedMail[language], { name })
      : written(rejectedMail[language], { name, link, reasons: reasons === '' ? '' : `${reasons}\n` });
    await this.mail.send({ to: email, ...letter });
  }
}
