import { Injectable } from '@nestjs/common';
import { begunMailsOfMailbox } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { languageOr } from '@statewise/i18n';
import { ApplicationRepository } from '../../engine/application.repository.js';
import { FlowEngine } from '../../engine/flow-engine.js';
import type { ReachingHandler } from '../../engine/flow-registry.js';
import type { Alongside, FollowedChange, Outcome, StoredApplication } from '../../engine/stored-application.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.js';
import { renderMail } from '../../platform/mail/mail-parts.js';
import { emailOf } from '../devices/devices.service.js';
import { Notices } from '../notices.js';
import { ApplicationAddresses } from './application-addresses.service.js';
import { WaysBack } from './ways-back.service.js';
import { applicationMails } from '../application-mails.js';

const queue = 'way-back';

/**
 * What goes with an e-mail address of an application. Mails the way back into it: once it is begun or has another address, and
 * when its code was renewed.
 */
@Injectable()
export class WaysBackMail implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly applications: ApplicationRepository,
    private readonly engine: FlowEngine,
    private readonly addresses: ApplicationAddresses,
    private readonly notices: Notices,
    private readonly ways: WaysBack,
    private readonly mailboxes: MailboxLimits,
    private readonly jobs: Jobs,
  ) {
    this.jobs.register(queue, (job, attempt) => this.mailBegun(job, attempt.id));
  }

  /**
   * Keeps who typed the address, tells the former one, and mails an applicant the way back; undefined where the address
   * stays. What is known of an address that another person prepared holds when the applicant leaves it as it was.
   */
  ofAddress(before: StoredApplication | undefined, change: FollowedChange, { role }: Actor): Alongside | undefined {
    const email = emailOf(change);
    const isKept = !change.steps.some(({ step_number }) => step_number === 1);
    // Letters in another case name the same mailbox.
    const isSame = before && emailOf(before)?.toLowerCase() === email?.toLowerCase();
    if (isKept || isSame) return undefined;
    return async (runner, id) => {
      if (before) await this.notices.toFormerAddress(before)?.(runner, id);
      if (email === undefined) return;
      const isNew = await this.addresses.note(id, email, role === 'applicant', runner);
      const isOfApplicant = role === 'applicant' && change.steps.some(({ fields }) => fields?.['email'] === email);
      // With a new code goes a mail of its own.
      if (isNew && isOfApplicant && change.newCode === undefined)
        await this.jobs.send(queue, { id }, { within: runner });
    };
  }

  /** The code was renewed: the applicant took over what another person prepared. */
  reach(outcome: Outcome, _data: object, job: string): Promise<undefined> {
    return this.send('newCode', outcome, job);
  }

  private async mailBegun(data: object, job: string): Promise<void> {
    const id = 'id' in data && typeof data.id === 'string' ? data.id : '';
    const stored = await this.applications.read('id', id);
    if (stored) await this.send('begun', this.engine.outcomeOf(stored), job);
  }

  private async send(kind: 'begun' | 'newCode', outcome: Outcome, job: string): Promise<undefined> {
    const { application } = outcome;
    const to = await this.addresses.of(application);
    if (to === undefined) return;
    const language = languageOr(application.locale);
    const mail = renderMail(applicationMails[language][kind], { ...(await this.ways.of(outcome, language)) }, language);
    await this.mailboxes.send(begunMailsOfMailbox, { to, about: application.id, job, ...mail });
  }
}
