import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import type { Alongside, FollowedChange, StoredApplication } from '../../engine/stored-application.js';
import { emailOf } from '../devices/devices.service.js';
import { Notices } from '../notices.js';
import { ApplicationAddresses } from './application-addresses.service.js';
import { WaysBackMail } from './ways-back-mail.js';

/** What goes with a new or changed e-mail address of an application. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly addresses: ApplicationAddresses,
    private readonly mail: WaysBackMail,
    private readonly notices: Notices,
  ) {}

  /**
   * Keeps who typed the address, tells the former one, and mails an applicant the way back; undefined where the address
   * stays. What is known of an address that another person prepared holds when the applicant leaves it as it was.
   */
  of(before: StoredApplication | undefined, change: FollowedChange, { role }: Actor): Alongside | undefined {
    const email = emailOf(change);
    const isKept = !change.steps.some(({ step_number }) => step_number === 1);
    if (isKept || (before && emailOf(before) === email)) return undefined;
    return async (runner, id) => {
      if (before) await this.notices.toFormerAddress(before)?.(runner, id);
      if (email === undefined) return;
      const isNew = await this.addresses.note(id, email, role === 'applicant', runner);
      const isOfApplicant = role === 'applicant' && change.steps.some(({ fields }) => fields?.['email'] === email);
      // With a new code goes a mail of its own.
      if (isNew && isOfApplicant && change.newCode === undefined) await this.mail.queue(id, runner);
    };
  }
}
