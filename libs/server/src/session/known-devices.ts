import { Injectable } from '@nestjs/common';
import { browserName } from '@statewise/i18n';
import type { Request, Response } from 'express';
import { Config } from '../platform/config/config.js';
import { statement, type Transaction } from '../platform/database/sql.js';
import { hashOf, newBearerToken, readCookie } from '../platform/auth/access.js';
import { languageOf } from '../platform/problem/language.js';
import { AccountNotices } from './account-notices.service.js';
import type { Person } from './session.statements.js';

/** Days after which a browser that was not used is as good as a new one. */
const lifetime = 400;

/** $1 account, $2 hash, $3 days: whether the account had other devices, and whether it had this one. */
const meet = statement<{ has_devices: boolean; is_known: boolean }>(
  'device-meet',
  `with old as (delete from known_device where last_seen_at < now() - make_interval(days => $3)
        and (account_id, device_hash) <> ($1, $2)),
      known as (select device_hash from known_device where account_id = $1 and last_seen_at >= now() - make_interval(days => $3)),
      met as (insert into known_device (account_id, device_hash) values ($1, $2)
        on conflict (account_id, device_hash) do update set last_seen_at = now())
    select exists (select from known) as has_devices, exists (select from known where device_hash = $2) as is_known`,
);

/** Tells the owner of an account of a sign-in in a browser that was not used for it before. */
@Injectable()
export class KnownDevices {
  private readonly cookie = this.config.secure ? '__Host-statewise_device' : 'statewise_device';

  constructor(
    private readonly config: Config,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Notes a sign-in of an account that has an address, in the transaction of its session: none opens of which nobody is told. The
   * first device of an account is told to no one, since its owner has just made the account. Answers what to remember it by.
   */
  async meet(
    request: Request,
    { id, email }: Pick<Person, 'id' | 'email'>,
    within: Transaction,
  ): Promise<string | undefined> {
    if (email === null) return undefined;
    const sent = readCookie(request, this.cookie);
    const device = sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : newBearerToken();
    const hash = hashOf(device);
    const [row] = await within.run(meet, [id, hash, lifetime]);
    if (row?.has_devices !== true || row.is_known) return device;
    // Only names that are known: a browser says of itself what its user likes, and this is a mail of the bank.
    const what = browserName(request.headers['user-agent'] ?? '') ?? '–';
    await this.notices.send('device', id, languageOf(request), { what, within });
    return device;
  }

  /** Has the browser remember by what it is known. */
  remember(response: Response, device: string): void {
    const { secure } = this.config;
    const maxAge = lifetime * 86_400_000;
    response.cookie(this.cookie, device, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
  }
}
