import { Injectable } from '@nestjs/common';
import { applicationMailsOfMailbox } from '@statewise/contract';
import { groupCode, languageOr } from '@statewise/i18n';
import type { ReachingHandler } from '../engine/flow-registry.js';
import type { Outcome, StoredApplication } from '../engine/stored-application.js';
import { Config } from '../platform/config/config.js';
import { Mail } from '../platform/mail/mail.js';
import { MailboxLimits } from '../platform/mail/mailbox-limits.js';
import { countryIn, resumeLink, renderMail } from './mail-text.js';
import { newCodeMail } from './code-mail-texts.js';

/** Mails an application's new code to the applicant's address, typed by the applicant or on their behalf, so many a day. */
@Injectable()
export class CodeMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly config: Config,
  ) {}

  data(): object {
    return {};
  }

  async reach({ flow, application, snapshot }: Outcome): Promise<undefined> {
    const to = emailOf(application);
    if (to === undefined || !(await this.mailboxes.isTaken(applicationMailsOfMailbox, to))) return;
    const language = languageOr(application.locale);
    const code = groupCode(application.code);
    const link = resumeLink({
      publicUrl: this.config.publicUrl,
      flowId: flow.id,
      language,
      country: countryIn(snapshot.context),
      code: application.code,
    });
    await this.mail.send({ to, about: application.id, ...renderMail(newCodeMail[language], { code, link }) });
  }
}

/** The address of step one, answered or still waiting to be confirmed. */
function emailOf({ steps }: StoredApplication): string | undefined {
  const first = steps.find(({ step_number }) => step_number === 1);
  const email = first?.fields?.['email'] ?? first?.draft?.['email'];
  return typeof email === 'string' && email !== '' ? email : undefined;
}
