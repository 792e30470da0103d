import { Injectable } from '@nestjs/common';
import { begunMailsOfMailbox } from '@statewise/contract';
import { languageOr } from '@statewise/i18n';
import { ApplicationRepository } from '../../engine/application.repository.js';
import { FlowEngine } from '../../engine/flow-engine.js';
import type { ReachingHandler } from '../../engine/flow-registry.js';
import type { Outcome } from '../../engine/stored-application.js';
import type { Transaction } from '../../platform/database/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mail } from '../../platform/mail/mail.js';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.js';
import { renderMail } from '../../platform/mail/mail-parts.js';
import { mailAddressOf } from './application-addresses.service.js';
import { WaysBack } from './ways-back.service.js';
import { applicationMails } from '../application-mails.js';

const queue = 'way-back';

/** Mails the way back into an application: once it is begun or has another address, and when its code was renewed. */
@Injectable()
export class WaysBackMail implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly applications: ApplicationRepository,
    private readonly engine: FlowEngine,
    private readonly ways: WaysBack,
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly jobs: Jobs,
  ) {
    this.jobs.register(queue, (job) => this.mailBegun(job));
  }

  /** Queues the mail to the applicant of an application; it is sent only if the transaction of `runner` commits. */
  async queue(id: string, runner: Transaction): Promise<void> {
    await this.jobs.send(queue, { id }, { within: runner });
  }

  /** The code was renewed: the applicant took over what another person prepared. */
  reach(outcome: Outcome): Promise<undefined> {
    return this.send('newCode', outcome);
  }

  private async mailBegun(job: object): Promise<void> {
    const id = 'id' in job && typeof job.id === 'string' ? job.id : '';
    const stored = await this.applications.read('id', id);
    if (stored) await this.send('begun', this.engine.outcomeOf(stored));
  }

  private async send(kind: 'begun' | 'newCode', outcome: Outcome): Promise<undefined> {
    const { application } = outcome;
    const to = mailAddressOf(application);
    if (to === undefined || !(await this.mailboxes.isTaken(begunMailsOfMailbox, to))) return;
    const language = languageOr(application.locale);
    const mail = renderMail(applicationMails[language][kind], { ...(await this.ways.of(outcome, language)) }, language);
    await this.mail.send({ to, about: application.id, ...mail });
  }
}
