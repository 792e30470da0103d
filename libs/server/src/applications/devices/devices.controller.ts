import { randomInt, randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { deviceNumberLimits, deviceNumberDelay, deviceNumbersOfMailbox, devices, waysBack } from '@statewise/contract';
import { Sql, statement } from '../../platform/database/sql.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { fieldErrors } from '../../platform/problem/problem.js';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecretKey, type KeyedDigest } from '../../platform/secret-key/secret-key.js';
import { ApplicationAddresses } from '../addresses/application-addresses.service.js';
import type { StoredApplication } from '../../engine/stored-application.js';
import { ApplicationAccess } from '../application-access.js';
import { Notices } from '../notices.js';
import { Devices, emailOf } from './devices.service.js';

/** Seconds for which a number counts. */
const validity = 600;
/** How often a number may be typed. */
const mostTries = 5;

/** $1 application, $2 digest of the number, $3 seconds for which it counts: it takes the place of any before. */
const keep = statement(
  'device-number-keep',
  `insert into device_number (application_id, digest, expires_at) values ($1, $2, now() + make_interval(secs => $3))
    on conflict (application_id) do update set digest = excluded.digest, expires_at = excluded.expires_at, tries = 0`,
);

/** $1 application, $2 how often a number may be typed: a try is counted before it is looked at. */
const attempt = statement<{ digest: Buffer }>(
  'device-number-try',
  `update device_number set tries = tries + 1 where application_id = $1 and tries < $2 and expires_at > now() returning digest`,
);

/**
 * $1 application, $2 the digest that was typed for, $3 the one by which this call is known if it is repeated, $4 how often a number
 * may be typed: of several who type it at once one is first, and answers a row; so does a repeated call.
 */
const use = statement<{ application_id: string }>(
  'device-number-use',
  `update device_number set digest = $3, tries = $4 where application_id = $1 and (digest = $2 or digest = $3) and expires_at > now()
    returning application_id`,
);

/** How a caller shows to read the mail of an application: by the number that was mailed, or by what a mailed link carries. */
@Controller()
export class DevicesController {
  private readonly digest: KeyedDigest;

  constructor(
    private readonly access: ApplicationAccess,
    private readonly devices: Devices,
    private readonly addresses: ApplicationAddresses,
    private readonly limits: RateLimits,
    private readonly mailboxes: MailboxLimits,
    private readonly notices: Notices,
    private readonly sql: Sql,
    secret: SecretKey,
  ) {
    this.digest = secret.digestFor('numbers for devices');
  }

  /** Mails a number where one is asked for; the answer is the same where none is. */
  @Handles(devices.sendNumber)
  async sendNumber({ code, caller }: Input<typeof devices.sendNumber>) {
    const stored = await this.access.find(code, { ...caller, anyDevice: true });
    const to = emailOf(stored);
    for (const limit of deviceNumberLimits) await this.limits.consume(limit, stored.id);
    if (to !== undefined && this.devices.areChecked) {
      const number = String(randomInt(1_000_000)).padStart(6, '0');
      const notice = this.notices.ofDevice(stored, to, number);
      await this.sql.transaction(async (runner) => {
        await this.mailboxes.consume(deviceNumbersOfMailbox, to, runner);
        await runner.run(keep, [stored.id, this.digest.of(textOf(stored, number)), validity]);
        await notice(runner, stored.id);
      });
    }
    return { success: true, wait_seconds: deviceNumberDelay, valid_seconds: validity };
  }

  /** Lets the device open the application when the number is right; it counts once, for the call that was first and its repetitions, and only a few times when it is wrong. */
  @Handles(devices.confirm)
  async confirm({ code, body, caller, key }: Input<typeof devices.confirm>) {
    const stored = await this.access.find(code, { ...caller, anyDevice: true });
    const number = body.number.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(number)) throw fieldErrors({ number: [number === '' ? 'required' : 'format'] });
    const [row] = await this.sql.run(attempt, [stored.id, mostTries]);
    const text = textOf(stored, number);
    if (row && !this.digest.isOf(text, row.digest)) throw fieldErrors({ number: ['wrong'] });
    const known = this.digest.of(`${text} ${key?.key ?? randomUUID()}`);
    if ((await this.sql.run(use, [stored.id, row?.digest, known, mostTries])).length === 0) {
      // Another tab of the browser was first with it.
      if (this.devices.isMarked(stored, caller)) return { success: true };
      throw fieldErrors({ number: ['unknown'] });
    }
    const email = emailOf(stored);
    if (email !== undefined) await this.addresses.prove(stored, email);
    this.devices.mark(stored, caller);
    return { success: true };
  }

  @Handles(waysBack.confirmAddress)
  async confirmAddress({ code, body, caller }: Input<typeof waysBack.confirmAddress>) {
    const stored = await this.access.find(code, { ...caller, anyDevice: true });
    await this.addresses.confirm(stored, body.proof);
    return { success: true };
  }
}

/** A number counts for the address that it was mailed to: once the application has another one, it proves nothing. */
const textOf = (stored: StoredApplication, number: string): string =>
  `${stored.public_id} ${emailOf(stored)?.toLowerCase()} ${number}`;
