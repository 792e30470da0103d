import { Injectable } from '@nestjs/common';
import { applicationMailsOfMailbox } from '@statewise/contract';
import { loanPlanMails } from '@statewise/contract/bank';
import { checkFields, Email, Required, type FieldErrors } from '@statewise/fields';
import type { LoanPlan } from '@statewise/finance';
import { fill, createFormatter, groupCode, type Language } from '@statewise/i18n';
import { AnsweredCalls } from '@statewise/server/engine/answered-calls.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import type { IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { fieldErrors } from '@statewise/server/platform/http/field-errors.js';
import { LoanPlanDocuments } from '../loan-plan/loan-plan-documents.service.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { countryIn, resumeLink, renderMail } from '@statewise/server/applications/mail-text.js';
import { applicantOf } from './applicant.js';
import { LoanTermsService } from './loan-terms.service.js';
import { loanMailTexts } from './mail-texts.js';

class Recipient {
  @Required()
  @Email()
  email: string;
}

/** Mails the loan plan of an application. */
@Injectable()
export class LoanPlanMail {
  constructor(
    private readonly terms: LoanTermsService,
    private readonly papers: LoanPlanDocuments,
    private readonly mail: Mail,
    private readonly calls: AnsweredCalls,
    private readonly limits: RateLimits,
    private readonly mailboxes: MailboxLimits,
    private readonly config: Config,
  ) {}

  /**
   * The applicant also reads how to go on; another address gets the plan and nothing that opens the application. Once for
   * each key, with which the outcome was read.
   */
  async send(outcome: Outcome, email: unknown, language: Language, key?: IdempotencyKey): Promise<void> {
    const { application } = outcome;
    if (this.calls.wasAnswered(application, key)) return;
    const applicant = applicantOf(application);
    const to = recipientOf(email ?? applicant?.email);
    const isOwn = to === applicant?.email;
    const plan = isOwn ? await this.terms.planIfAny(outcome) : await this.terms.plan(outcome);
    await this.limits.consume(loanPlanMails, application.id);
    await this.mailboxes.consume(applicationMailsOfMailbox, to);
    const resume = isOwn
      ? fill(loanMailTexts[language].resume, {
          code: groupCode(application.code),
          link: resumeLink({
            publicUrl: this.config.publicUrl,
            flowId: outcome.flow.id,
            language,
            country: countryIn(outcome.snapshot.context),
            code: application.code,
          }),
        })
      : '';
    // Nothing that was typed is repeated, no name either: nothing has proven an address, the applicant's own neither.
    const letter = plan
      ? await this.withPlan(plan, resume, language)
      : renderMail(loanMailTexts[language].codeMail, { resume });
    const message = { to, about: application.id, ...letter };
    await this.calls.writeOnce(application, key, (client) => this.mail.send(message, client));
  }

  private async withPlan(plan: LoanPlan, resume: string, language: Language) {
    const { money, percent } = createFormatter({ country: 'be', language });
    const { name, content } = await this.papers.loanPlan(plan, language);
    const figures = {
      amount: money(plan.loan_amount),
      term: plan.revised_loan_term ?? plan.term,
      monthly: money(plan.monthly_payment),
      apr: percent(plan.apr_rate),
    };
    return {
      ...renderMail(loanMailTexts[language].loanPlanMail, { resume, ...figures }),
      attachments: [{ name, type: 'application/pdf', content }],
    };
  }
}

function recipientOf(email: unknown): string {
  const { fields, errors } = checkFields(Recipient, { email }, { at: '' });
  const address = fields['email'];
  if (errors || typeof address !== 'string') throw fieldErrors(errors ?? ({ email: ['email'] } satisfies FieldErrors));
  return address;
}
