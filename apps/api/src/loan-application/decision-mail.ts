import { Injectable } from '@nestjs/common';
import { localisePath, pagePaths } from '@statewise/i18n';
import { hasFailedStatus, isAccepted, isLoanContext } from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import type { ActionCall, ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import type { Message } from '@statewise/server/platform/mail/outbox.js';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { countryIn } from '@statewise/server/applications/resume-link.js';
import { renderMail, type MailText, type MailValues } from '@statewise/server/platform/mail/mail-parts.js';
import { applicantOf } from './applicant.js';
import { loanContextOf, reasonViews } from './loan-details.js';
import { LoanTermsService } from './loan-terms.service.js';
import { loanMailTexts } from './mail-texts.js';

/** What was decided, and what that followed. */
interface Answered {
  readonly wasReviewed: boolean;
  readonly isAccepted: boolean;
}

/** Mails the bank's decision to the applicant. */
@Injectable()
export class DecisionMail implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly mail: Mail,
    private readonly terms: LoanTermsService,
    private readonly ways: WaysBack,
    private readonly config: Config,
  ) {}

  /** Returns the decision, and whether a review came before it: one that is requested before the job runs does not count. */
  data({ context }: ActionCall): Answered {
    const isKnown = isLoanContext(context);
    return { wasReviewed: isKnown && context.reviewRequested, isAccepted: isKnown && isAccepted(context.statuses) };
  }

  /**
   * Mails the decision to the applicant; a letter that the bank's staff wrote replaces the usual text. Nothing where it was
   * taken back before the job came to it: the mail would say the contrary.
   */
  async reach(outcome: Outcome, answered: Partial<Answered>): Promise<undefined> {
    const { statuses, letter, reviewRequested } = loanContextOf(outcome);
    const isYes = isAccepted(statuses);
    const isNo = hasFailedStatus(statuses) || (reviewRequested && statuses.final === statusValue.review);
    if (!((answered.isAccepted ?? isYes) ? isYes : isNo)) return;
    const usual = await this.letterOf(outcome, isYes, answered.wasReviewed);
    const about = outcome.application.id;
    if (usual) await this.mail.send({ ...usual, about, ...(letter !== null && { text: letter }) });
  }

  /** Returns the usual mail that accepts or rejects; undefined while the application names no applicant to write to. */
  async letterOf(outcome: Outcome, isYes: boolean, wasReviewed?: boolean): Promise<Message | undefined> {
    const applicant = applicantOf(outcome.application);
    if (!applicant) return undefined;
    const { name, language, email: to } = applicant;
    const texts = loanMailTexts[language];
    const country = countryIn(outcome.snapshot.context);
    const figures = await this.terms.figures(outcome, { country, language });
    const render = (text: MailText, values: MailValues) => ({
      to,
      ...renderMail(text, { name, figures, ...values }, language),
    });
    if (isYes) return render(texts.acceptedMail, { link: this.ways.withoutCode(outcome, language) });
    const { statuses, risk, reviewRequested } = loanContextOf(outcome);
    // The reasons of the risk rules count only where those rules decided.
    const failing = statuses.risk === statusValue.failed ? risk.reasons : [];
    const told = await reasonViews(failing, language);
    const reasons = { reasons: told.map(({ text }) => text), reasonsTitle: told.length === 0 ? '' : texts.reasons };
    if (wasReviewed ?? reviewRequested) {
      const complaints = `${this.config.publicUrl}${localisePath({ country, language }, pagePaths.complaints)}`;
      return render(texts.reviewLostMail, { ...reasons, link: complaints });
    }
    return render(texts.rejectedMail, { ...reasons, ...(await this.ways.of(outcome, language)) });
  }
}
