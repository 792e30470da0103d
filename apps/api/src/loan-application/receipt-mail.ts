import { Injectable } from '@nestjs/common';
import { applicationMailsOfMailbox } from '@statewise/contract';
import { createFormatter, groupCode } from '@statewise/i18n';
import { incomeProofOf, requiredDocuments } from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import { countryIn, resumeLink, renderMail } from '@statewise/server/applications/mail-text.js';
import type { ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { applicantOf } from './applicant.js';
import { loanRequestOf, loanContextOf } from './loan-details.js';
import { loanMailTexts } from './mail-texts.js';

/** Confirms to the applicant that the application has arrived, with what the bank still needs and where to send it. */
@Injectable()
export class ReceiptMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly config: Config,
  ) {}

  data(): object {
    return {};
  }

  async reach(outcome: Outcome): Promise<undefined> {
    const { application, flow } = outcome;
    const context = loanContextOf(outcome);
    const applicant = applicantOf(application);
    const asked = loanRequestOf(context);
    if (!applicant || !asked) return;
    if (!(await this.mailboxes.isTaken(applicationMailsOfMailbox, applicant.email))) return;
    const { language } = applicant;
    const country = countryIn(context);
    const { money } = createFormatter({ country, language });
    const proof = incomeProofOf(context.steps[3] ?? {});
    const wanted = requiredDocuments(context).map((kind) => (kind === 'payslip' ? proof : kind));
    const { publicUrl } = this.config;
    const { code } = application;
    await this.mail.send({
      to: applicant.email,
      about: application.id,
      ...renderMail(loanMailTexts[language].receiptMail, {
        amount: money(asked.amount),
        term: asked.term,
        result: loanMailTexts[language].result[context.risk.result === statusValue.review ? 'review' : 'passed'],
        documents: wanted.map((kind) => `\n– ${loanMailTexts[language].documents[kind]}`).join(''),
        link: resumeLink({ publicUrl, flowId: flow.id, language, country, code }),
        code: groupCode(code),
      }),
    });
  }
}
