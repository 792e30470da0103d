import { Injectable } from '@nestjs/common';
import { applicationReceiptsOfMailbox } from '@statewise/contract';
import { timeZone } from '@statewise/finance';
import { createFormatter, localisePath, pagePaths } from '@statewise/i18n';
import {
  incomeProofOf,
  isAccepted,
  isLoanContext,
  isRejected,
  isSubmitted,
  outstandingDocuments,
  refusalReasons,
  type LoanContext,
} from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { countryIn } from '@statewise/server/applications/resume-link.js';
import type { ActionCall, ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { renderMail, type MailText, type MailValues } from '@statewise/server/platform/mail/mail-parts.js';
import type { Message } from '@statewise/server/platform/mail/outbox.js';
import { applicantOf } from './applicant.js';
import { loanContextOf, loanRequestOf, reasonViews } from './loan-details.js';
import { LoanTermsService } from './loan-terms.service.js';
import { loanMailTexts } from './mail-texts.js';

/** What was decided, and what that followed. */
interface Answered {
  readonly wasReviewed: boolean;
  readonly isAccepted: boolean;
}

/** What follows a decision that was taken back. */
interface Reopened {
  /** Whether the no before it stands again. */
  readonly isRefused?: boolean;
  /** Whether the applicant was not told of it. */
  readonly isUntold?: boolean;
}

/** What was decided, or no longer counts: the last word is mailed, those before it only where they had left. */
const words = ['announceDecision', 'announceReopening'] as const;

const toApplicant = { kind: 'reach', writesToApplicant: true } as const;

/** What the chart of a loan application has the bank write to its applicant. */
@Injectable()
export class LoanMails {
  readonly receipt: ReachingHandler = {
    ...toApplicant,
    reach: (outcome, _data, job) => this.confirmReceipt(outcome, job),
  };
  readonly review: ReachingHandler = {
    ...toApplicant,
    reach: (outcome, _data, job) => this.confirmReview(outcome, job),
  };
  readonly decision: ReachingHandler = {
    ...toApplicant,
    // The no that answers a review comes beside the first one, with the reasons of that.
    overtakes: (call) => (answeredBy(call).wasReviewed ? [] : words),
    data: answeredBy,
    reach: (outcome, answered, job) => this.announceDecision(outcome, answered, job),
  };
  readonly reopening: ReachingHandler = {
    ...toApplicant,
    overtakes: () => words,
    data: ({ context }, { isWithdrawn, told }) => ({
      isRefused: isLoanContext(context) && isRejected(context) && !isReviewed(context),
      isUntold: isWithdrawn && told !== 'announceDecision',
    }),
    reach: (outcome, { isRefused, isUntold }: Reopened, job) =>
      isRefused === true
        ? this.announceDecision(outcome, { wasReviewed: false, isAccepted: false }, job)
        : this.announceReopening(outcome, isUntold === true, job),
  };

  constructor(
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly terms: LoanTermsService,
    private readonly ways: WaysBack,
    private readonly config: Config,
  ) {}

  /** That the application has arrived, with what the bank still needs and where to send it. */
  private async confirmReceipt(outcome: Outcome, job: string): Promise<undefined> {
    const { application } = outcome;
    const context = loanContextOf(outcome);
    const applicant = applicantOf(application);
    // Answers that changed before the job came to it are sent again, with another receipt.
    if (!applicant || !loanRequestOf(context) || !isSubmitted(context.statuses)) return;
    const { language } = applicant;
    const country = countryIn(context);
    const proof = incomeProofOf(context.steps[3] ?? {});
    // Of an application that is sent once more the documents may be there.
    const wanted = outstandingDocuments(context).map((kind) => (kind === 'payslip' ? proof : kind));
    const { result, documents, receiptMail, receiptWholeMail } = loanMailTexts[language];
    const values = {
      figures: await this.terms.figures(outcome, { country, language }),
      result: result[context.risk.result === statusValue.review ? 'review' : 'passed'],
      documents: wanted.map((kind) => documents[kind]),
      ...(await this.ways.of(outcome, language)),
    };
    const letter = renderMail(wanted.length > 0 ? receiptMail : receiptWholeMail, values, language);
    await this.mailboxes.send(applicationReceiptsOfMailbox, {
      to: applicant.email,
      about: application.id,
      job,
      ...letter,
    });
  }

  /** That a person will look: nothing where one has by then. */
  private async confirmReview(outcome: Outcome, job: string): Promise<undefined> {
    const { application } = outcome;
    const applicant = applicantOf(application);
    const context = loanContextOf(outcome);
    const { reviewDueAt } = context;
    if (!applicant || reviewDueAt === null || !isReviewed(context)) return;
    const { language, name, email: to } = applicant;
    const { figures: labels, reviewMail } = loanMailTexts[language];
    const locale = { country: countryIn(context), language };
    const due = [labels.decided, createFormatter(locale, timeZone).date(reviewDueAt)] as const;
    const figures = [...(await this.terms.figures(outcome, locale)), due];
    const link = this.ways.withoutCode(outcome, language);
    const letter = renderMail(reviewMail, { name, link, figures }, language);
    await this.mail.send({ to, about: application.id, job, ...letter });
  }

  /**
   * The decision; a letter that the bank's staff wrote replaces the usual text. Nothing where it was taken back before the job
   * came to it: the mail would say the contrary.
   */
  private async announceDecision(outcome: Outcome, answered: Partial<Answered>, job: string): Promise<undefined> {
    const context = loanContextOf(outcome);
    const { statuses, letter } = context;
    const isYes = isAccepted(statuses);
    if (!((answered.isAccepted ?? isYes) ? isYes : isRejected(context))) return;
    const usual = await this.decisionOf(outcome, isYes, context, answered.wasReviewed);
    const about = outcome.application.id;
    const action = 'announceDecision';
    if (usual) await this.mail.send({ ...usual, about, action, job, ...(letter !== null && { text: letter }) });
  }

  /** Returns the usual mail of a decision that is about to be made; undefined while the application names no applicant. */
  draftOf(outcome: Outcome, isYes: boolean): Promise<Message | undefined> {
    const context = loanContextOf(outcome);
    const statuses = { ...context.statuses, final: isYes ? statusValue.passed : statusValue.failed };
    return this.decisionOf(outcome, isYes, { ...context, statuses });
  }

  /**
   * That the decision no longer counts, and what follows: nothing where there is another by then, and of a decision that was not told
   * only what a person wrote.
   */
  private async announceReopening(outcome: Outcome, isUntold: boolean, job: string): Promise<undefined> {
    const { application } = outcome;
    const applicant = applicantOf(application);
    const context = loanContextOf(outcome);
    const { statuses, letter } = context;
    const isDecided = isAccepted(statuses) || (isRejected(context) && !isReviewed(context));
    if (!applicant || isDecided || (isUntold && letter === null)) return;
    const { language, name, email: to } = applicant;
    const { reopened, reopenedMail } = loanMailTexts[language];
    const values = {
      name,
      next: isSubmitted(statuses) || isReviewed(context) ? reopened.sent : reopened.open,
      figures: await this.terms.figures(outcome, { country: countryIn(context), language }),
      link: this.ways.withoutCode(outcome, language),
    };
    const usual = { to, ...renderMail(reopenedMail, values, language), ...(letter !== null && { text: letter }) };
    await this.mail.send({ ...usual, about: application.id, action: 'announceReopening', job });
  }

  /** Returns the usual mail that accepts or rejects; undefined while the application names no applicant to write to. */
  private async decisionOf(
    outcome: Outcome,
    isYes: boolean,
    context: LoanContext,
    wasReviewed = context.reviewRequested,
  ): Promise<Message | undefined> {
    const applicant = applicantOf(outcome.application);
    if (!applicant) return undefined;
    const { name, language, email: to } = applicant;
    const texts = loanMailTexts[language];
    const country = countryIn(context);
    const figures = await this.terms.figures(outcome, { country, language });
    const render = (text: MailText, values: MailValues) => ({
      to,
      ...renderMail(text, { name, figures, ...values }, language),
    });
    if (isYes) return render(texts.acceptedMail, { link: this.ways.withoutCode(outcome, language) });
    // That a person looked is what the mail about a lost review says first.
    const failing = refusalReasons(context).filter((reason) => !wasReviewed || reason !== 'failed.final');
    const told = await reasonViews(failing, language);
    const reasons = { reasons: told.map(({ text }) => text), reasonsTitle: told.length === 0 ? '' : texts.reasons };
    if (wasReviewed) {
      const complaints = `${this.config.publicUrl}${localisePath({ country, language }, pagePaths.complaints)}`;
      return render(texts.reviewLostMail, { ...reasons, link: complaints });
    }
    return render(texts.rejectedMail, { ...reasons, ...(await this.ways.of(outcome, language)) });
  }
}

const isReviewed = ({ statuses }: LoanContext): boolean => statuses.final === statusValue.review;

/** The decision, and whether it is the no that answers a review: a check that fails later, or a request before the job runs, is none. */
function answeredBy({ application, context }: ActionCall): Answered {
  if (!isLoanContext(context)) return { wasReviewed: false, isAccepted: false };
  const { statuses, reviewRequested } = context;
  const wasOpen = Object(application?.facts['statuses']).final === statusValue.review;
  const wasReviewed = reviewRequested && wasOpen && statuses.final === statusValue.failed;
  return { wasReviewed, isAccepted: isAccepted(statuses) };
}
