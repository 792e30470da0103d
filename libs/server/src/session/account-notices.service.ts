import { Injectable } from '@nestjs/common';
import { fill, provider, type Language } from '@statewise/i18n';
import type { Transaction } from '../platform/database/sql.js';
import { Mail } from '../platform/mail/mail.js';
import type { Message } from '../platform/mail/outbox.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** What the owner of an account hears of. */
type AccountNoticeKind = Exclude<keyof typeof en, 'frame' | 'roles'>;

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

  /** Queues a notice; within a transaction it is sent only if that commits. `what` is named in its text. */
  async send(
    kind: AccountNoticeKind,
    { name, emails }: Noticed,
    language: Language,
    { what = '', within }: { readonly what?: string; readonly within?: Transaction } = {},
  ): Promise<void> {
    const addresses = new Set(emails.filter((email) => email !== null).map((email) => email.toLowerCase()));
    for (const to of addresses) await this.mail.send(noticeMail(kind, to, { name, what }, language), within);
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
