import { Injectable } from '@nestjs/common';
import { isWizardEvent } from '@statewise/flow';
import { languageOr, pagePaths, siteAddress } from '@statewise/i18n';
import { FlowEngine } from '../engine/flow-engine.js';
import type { ActionCall, ReachingHandler } from '../engine/flow-registry.js';
import type { Effect } from '../engine/run-events.js';
import type { Alongside, Outcome, StoredApplication } from '../engine/stored-application.js';
import { Config } from '../platform/config/config.js';
import { Mail } from '../platform/mail/mail.js';
import { WaysBack } from './addresses/ways-back.service.js';
import { emailOf } from './devices/devices.service.js';
import { renderMail } from '../platform/mail/mail-parts.js';
import { applicationMails } from './application-mails.js';
import { countryIn } from './resume-link.js';

/** Writes to applicants about what others did with their application, or may be about to; no notice holds a code. */
@Injectable()
export class Notices implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly mail: Mail,
    private readonly ways: WaysBack,
    private readonly engine: FlowEngine,
    private readonly config: Config,
  ) {}

  data({ event }: ActionCall): object {
    return isWizardEvent(event, 'help.save') ? { step: event.step } : {};
  }

  /** Tells the applicant that an admin helped, at which step. */
  async reach(outcome: Outcome, data: object, job: string): Promise<undefined> {
    const { application } = outcome;
    const to = emailOf(application);
    if (to === undefined || !('step' in data)) return;
    const language = languageOr(application.locale);
    const link = this.ways.withoutCode(outcome, language);
    const letter = renderMail(applicationMails[language].help, { step: String(data.step), link }, language);
    await this.mail.send({ to, about: application.id, job, ...letter });
  }

  /** The notice to the address that an application had before; undefined where it had none. */
  toFormerAddress(before: StoredApplication): Alongside | undefined {
    const former = emailOf(before);
    if (former === undefined) return undefined;
    const language = languageOr(before.locale);
    const country = countryIn(this.engine.outcomeOf(before).snapshot.context);
    const link = siteAddress({ country, language }, pagePaths.security, this.config.publicUrl);
    const letter = renderMail(applicationMails[language].formerAddress, { link }, language);
    return async (runner) => void (await this.mail.send({ to: former, about: before.id, ...letter }, runner));
  }

  /** The number that a device has to show which has not opened the application before. */
  ofDevice(application: StoredApplication, to: string, number: string): Alongside {
    const language = languageOr(application.locale);
    const link = this.ways.withoutCode(this.engine.outcomeOf(application), language);
    const letter = renderMail(applicationMails[language].device, { number, link }, language);
    return async (runner) => void (await this.mail.send({ to, about: application.id, ...letter }, runner));
  }
}

/** The applicant's address where one of the effects writes to it. */
export function reachedBy(application: StoredApplication, effects: readonly Effect[]): string | null {
  const writes = effects.some(({ handler }) => handler.kind === 'reach' && handler.writesToApplicant === true);
  return writes ? (emailOf(application) ?? '') : null;
}
