import { Injectable } from '@nestjs/common';
import { applicationMailsOfMailbox } from '@statewise/contract';
import { loanPlanMails } from '@statewise/contract/bank';
import { checkFields, Email, Required, type FieldErrors } from '@statewise/fields';
import type { LoanPlan } from '@statewise/finance';
import { fill, provider, type Language } from '@statewise/i18n';
import { AnsweredCalls } from '@statewise/server/engine/answered-calls.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import type { IdempotencyKey } from '@statewise/server/platform/http/handles.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { LoanPlanDocuments } from '../loan-plan/loan-plan-documents.service.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { renderMail, type MailValues } from '@statewise/server/platform/mail/mail-parts.js';
import { applicantOf } from './applicant.js';
import { LoanTermsService } from './loan-terms.service.js';
import { loanFigures, loanMailTexts } from './mail-texts.js';

class Recipient {
  @Required() @Email() email: string;
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
    private readonly ways: WaysBack,
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
    const way = isOwn ? await this.ways.of(outcome, language) : undefined;
    const resume = way ? fill(loanMailTexts[language].resume, { ...way }) : '';
    // Nothing that was typed is repeated, no name either: nothing has proven an address, the applicant's own neither.
    const values = { resume, ...way };
    const letter = plan
      ? await this.withPlan(plan, values, language)
      : renderMail(loanMailTexts[language].codeMail, values, language);
    const message = { to, about: application.id, ...letter };
    await this.calls.writeOnce(application, key, async (runner) => {
      await this.mailboxes.consume(applicationMailsOfMailbox, to, runner);
      await this.mail.send(message, runner);
    });
  }

  private async withPlan(plan: LoanPlan, values: MailValues, language: Language) {
    const figures = loanFigures(plan, { country: provider.country, language });
    const { name, content } = await this.papers.loanPlan(plan, language);
    return {
      ...renderMail(loanMailTexts[language].loanPlanMail, { ...values, figures }, language),
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
