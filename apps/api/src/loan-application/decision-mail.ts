import { Injectable } from '@nestjs/common';
import { groupCode } from '@statewise/i18n';
import { isLoanContext } from '@statewise/machines';
import { statusValue } from '@statewise/flow';
import type { ActionCall, ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import type { Message } from '@statewise/server/platform/mail/outbox.js';
import { countryIn, resumeLink, renderMail } from '@statewise/server/applications/mail-text.js';
import { applicantOf } from './applicant.js';
import { loanContextOf } from './loan-details.js';
import { loanMailTexts } from './mail-texts.js';
import { reasonViews } from './risk-texts.js';

/** What a decision followed. */
interface Answered {
  readonly wasReviewed: boolean;
}

/** Mails the bank's decision to the applicant. */
@Injectable()
export class DecisionMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(
    private readonly mail: Mail,
    private readonly config: Config,
  ) {}

  /** Returns whether a review came before this decision: one that is requested before the job runs does not count. */
  data({ context }: ActionCall): Answered {
    return { wasReviewed: isLoanContext(context) && context.reviewRequested };
  }

  /** Mails the decision to the applicant; a letter that the bank's staff wrote replaces the usual text. */
  async reach(outcome: Outcome, { wasReviewed }: Partial<Answered>): Promise<undefined> {
    const { statuses, letter } = loanContextOf(outcome);
    const usual = await this.letterOf(outcome, statuses.final === statusValue.passed, wasReviewed);
    const about = outcome.application.id;
    if (usual) await this.mail.send({ ...usual, about, ...(letter !== null && { text: letter }) });
  }

  /** Returns the usual mail that accepts or rejects; undefined while the application names no applicant to write to. */
  async letterOf(outcome: Outcome, isAccepted: boolean, wasReviewed?: boolean): Promise<Message | undefined> {
    const applicant = applicantOf(outcome.application);
    if (!applicant) return undefined;
    const { name, language, email: to } = applicant;
    if (isAccepted) return { to, ...renderMail(loanMailTexts[language].acceptedMail, { name }) };
    const { statuses, risk, reviewRequested } = loanContextOf(outcome);
    // The reasons of the risk rules count only where those rules decided.
    const failing = statuses.risk === statusValue.failed ? risk.reasons : [];
    const told = await reasonViews(failing, language);
    const listed = told.map(({ text }) => `\n– ${text}`).join('');
    const reasons = listed === '' ? '' : `${listed}\n`;
    if (wasReviewed ?? reviewRequested)
      return { to, ...renderMail(loanMailTexts[language].reviewLostMail, { name, reasons }) };
    const country = countryIn(outcome.snapshot.context);
    const { code } = outcome.application;
    const link = resumeLink({ publicUrl: this.config.publicUrl, flowId: outcome.flow.id, language, country, code });
    return { to, ...renderMail(loanMailTexts[language].rejectedMail, { name, link, reasons, code: groupCode(code) }) };
  }
}
