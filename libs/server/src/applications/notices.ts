import { Injectable } from '@nestjs/common';
import { isWizardEvent } from '@statewise/flow';
import { languageOr } from '@statewise/i18n';
import type { Alongside } from '../engine/flow-engine.js';
import type { ActionCall, ReachingHandler } from '../engine/flow-registry.js';
import type { ApplicationChange, Outcome, StoredApplication } from '../engine/stored-application.js';
import { Mail } from '../platform/mail/mail.js';
import { emailOf } from './devices/devices.service.js';
import { renderMail } from './mail-text.js';
import { formerAddressMail, helpMail } from './notice-texts.js';

/** Writes to applicants about what others did with their application; no notice holds a code. */
@Injectable()
export class Notices implements ReachingHandler {
  readonly kind = 'reach';

  constructor(private readonly mail: Mail) {}

  data({ event }: ActionCall): object {
    return isWizardEvent(event, 'help.save') ? { step: event.step } : {};
  }

  /** Tells the applicant that an admin helped, at which step. */
  async reach({ application }: Outcome, data: object): Promise<undefined> {
    const to = emailOf(application);
    if (to === undefined || !('step' in data)) return;
    const letter = renderMail(helpMail[languageOr(application.locale)], { step: String(data.step) });
    await this.mail.send({ to, about: application.id, ...letter });
  }

  /** What goes with a change of the address for mail: a notice to the former one. Undefined where it stays. */
  ofAddress(before: StoredApplication, change: ApplicationChange): Alongside | undefined {
    const former = emailOf(before);
    const isKept = !change.steps.some(({ step_number }) => step_number === 1) || emailOf(change) === former;
    if (former === undefined || isKept) return undefined;
    const letter = renderMail(formerAddressMail[languageOr(before.locale)], {});
    return (_, client) => this.mail.send({ to: former, about: before.id, ...letter }, client);
  }
}
