import { Injectable } from '@nestjs/common';
import { checkFields, Email, Required, type FieldErrors } from '@statewise/fields';
import type { LoanPlan } from '@statewise/finance';
import { createFormatter, type Language } from '@statewise/i18n';
import type { Outcome } from '../flows/flow-engine.js';
import { fieldErrors } from '../flows/request-fields.js';
import { LoanPapers } from '../loan-plan/loan-papers.js';
import { Mail } from '../platform/mail/mail.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { applicantOf, written } from './applicant.js';
import { loanPlanMail } from './mail-texts.js';

/** Whoever has a code may not use us to fill a stranger's mailbox. */
const mails = { limit: 5, seconds: 3_600 };

class Recipient {
  @Required()
  @Email()
  email: string;
}

/** Mails a loan plan as a PDF. */
@Injectable()
export class LoanPlanMail {
  constructor(
    private readonly papers: LoanPapers,
    private readonly mail: Mail,
    private readonly limits: RateLimits,
  ) {}

  /** To the applicant, or to the address that the call names. */
  async send({ application }: Outcome, plan: LoanPlan, email: unknown, language: Language): Promise<void> {
    const applicant = applicantOf(application);
    const to = recipientOf(email ?? applicant?.email);
    await this.limits.strike(`loan-plan-mail:${application.id}`, mails.limit, mails.seconds);
    const { money } = createFormatter({ country: 'be', language });
    const { name: file, content } = await this.papers.loanPlan(plan, language);
    const values = { name: applicant?.name ?? '', amount: money(plan.loan_amount), term: plan.revised_loan_term ?? plan.term, monthly: money(plan.monthly_payment) };
    await this.mail.send({ to, ...written(loanPlanMail[language], values), attachments: [{ name: file, type: 'application/pdf', content }] });
  }
}

function recipientOf(email: unknown): string {
  const { fields, errors } = checkFields(Recipient, { email }, { at: '' });
  const address = fields['email'];
  if (errors || typeof address !== 'string') throw fieldErrors(errors ?? ({ email: ['email'] } satisfies FieldErrors));
  return address;
}
