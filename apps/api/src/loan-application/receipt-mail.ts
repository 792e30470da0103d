import { Injectable } from '@nestjs/common';
import { applicationMailsOfMailbox } from '@statewise/contract';
import { incomeProofOf, isSubmitted, outstandingDocuments } from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { countryIn } from '@statewise/server/applications/resume-link.js';
import { renderMail } from '@statewise/server/platform/mail/mail-parts.js';
import type { ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { applicantOf } from './applicant.js';
import { loanRequestOf, loanContextOf } from './loan-details.js';
import { LoanTermsService } from './loan-terms.service.js';
import { loanMailTexts } from './mail-texts.js';

/** Confirms to the applicant that the application has arrived, with what the bank still needs and where to send it. */
@Injectable()
export class ReceiptMail implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly terms: LoanTermsService,
    private readonly ways: WaysBack,
  ) {}

  async reach(outcome: Outcome): Promise<undefined> {
    const { application } = outcome;
    const context = loanContextOf(outcome);
    const applicant = applicantOf(application);
    // Answers that changed before the job came to it are sent again, with another receipt.
    if (!applicant || !loanRequestOf(context) || !isSubmitted(context.statuses)) return;
    if (!(await this.mailboxes.isTaken(applicationMailsOfMailbox, applicant.email))) return;
    const { language } = applicant;
    const country = countryIn(context);
    const proof = incomeProofOf(context.steps[3] ?? {});
    // Of an application that is sent once more the documents may be there.
    const wanted = outstandingDocuments(context).map((kind) => (kind === 'payslip' ? proof : kind));
    const { result, documents, receiptMail, receiptWholeMail } = loanMailTexts[language];
    await this.mail.send({
      to: applicant.email,
      about: application.id,
      ...renderMail(
        wanted.length > 0 ? receiptMail : receiptWholeMail,
        {
          figures: await this.terms.figures(outcome, { country, language }),
          result: result[context.risk.result === statusValue.review ? 'review' : 'passed'],
          documents: wanted.map((kind) => documents[kind]),
          ...(await this.ways.of(outcome, language)),
        },
        language,
      ),
    });
  }
}
