import { Injectable } from '@nestjs/common';
import { fill, provider, type Language } from '@statewise/i18n';
import { Sql, statement, type Transaction } from '../platform/database/sql.js';
import { Mail } from '../platform/mail/mail.js';
import type { Message } from '../platform/mail/outbox.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** What the owner of an account hears of. */
type AccountNoticeKind = Exclude<keyof typeof en, 'frame' | 'roles'>;

/** $1 an account of either kind */
const readOwner = statement<{ name: string; email: string | null }>(
  'account-notice-owner',
  `select name, email from "user" where id::text = $1 union all select name, email from intermediary where id::text = $1`,
);

interface NoticeOptions {
  readonly what?: string;
  readonly former?: string | null;
  readonly within?: Transaction;
}

/** Mails by which the owner of an account hears what happened to it. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly mail: Mail,
    private readonly sql: Sql,
  ) {}

  /**
   * Queues a notice to the owner of an account, and to its former address where that is named; within a transaction it is sent only
   * if that commits. `what` is named in its text.
   */
  async send(
    kind: AccountNoticeKind,
    account: string,
    language: Language,
    { what = '', former, within }: NoticeOptions = {},
  ): Promise<void> {
    for (const { name, email } of await (within ?? this.sql).run(readOwner, [account])) {
      const addresses = new Set([former, email].flatMap((address) => address?.toLowerCase() ?? []));
      for (const to of addresses) await this.mail.send(noticeMail(kind, to, { name, what }, language), within);
    }
  }
}

/** The mail by which the owner of an account hears of something. */
function noticeMail(
  kind: AccountNoticeKind,
  to: string,
  { name, what }: { readonly name: string; readonly what: string },
  language: Language,
): Message {
  const {
    frame,
    roles,
    [kind]: { subject, sentence },
  } = texts[language];
  const named = (kind === 'role' && new Map(Object.entries(roles)).get(what)) || what;
  const text = fill(frame, { name, sentence: fill(sentence, { what: named }), bank: provider.name });
  return { to, subject: `${subject} – ${provider.name}`, text };
}
