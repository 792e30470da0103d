import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import type { PoolClient } from 'pg';
import { Mail } from '../platform/mail/mail.js';
import { noticeMail, type AccountNoticeKind } from './notice-texts.js';

/** The account that a notice is about. */
interface Noticed {
  readonly name: string;
  /** Addresses, some of which an account may not have; each is written to once. */
  readonly emails: readonly (string | null)[];
}

/** Mails by which the owner of an account hears what happened to it. */
@Injectable()
export class AccountNotices {
  constructor(private readonly mail: Mail) {}

  /** Queues a notice; with the client of a transaction it is sent only if that commits. `what` is named in its text. */
  async send(
    kind: AccountNoticeKind,
    { name, emails }: Noticed,
    language: Language,
    { what = '', client }: { readonly what?: string; readonly client?: PoolClient } = {},
  ): Promise<void> {
    const addresses = new Set(emails.filter((email) => email !== null).map((email) => email.toLowerCase()));
    for (const to of addresses) await this.mail.send(noticeMail(kind, to, { name, what }, language), client);
  }
}
