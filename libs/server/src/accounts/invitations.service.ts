import { Injectable } from '@nestjs/common';
import type { AcceptedInvitation, Account, Invitation } from '@statewise/contract';
import { type Language, fill, provider } from '@statewise/i18n';
import { Audit } from '../platform/audit/audit.js';
import { hashPassword } from '../platform/auth/password.js';
import { lockAdmins, markChanged } from '../platform/auth/second-person.js';
import { demandUnrelated } from '../platform/auth/password-words.js';
import { Config } from '../platform/config/config.js';
import { Sql, type Transaction } from '../platform/database/sql.js';
import { Problem, fieldErrors } from '../platform/problem/problem.js';
import { Mail } from '../platform/mail/mail.js';
import { type Person, Sessions } from '../session/sessions.service.js';
import { Accounts, isStaffId } from './accounts.service.js';
import { byId, invite, invited, takeInvitation } from './accounts.statements.js';
import { hashOf, newBearerToken } from '../platform/auth/access.js';
import { openButton } from '../platform/mail/mail-parts.js';
import type { Message } from '../platform/mail/outbox.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** The mail with the link by which a person chooses the password of their account. */
function invitationMail(to: string, name: string, link: string, language: Language): Message {
  const { subject, body } = texts[language];
  const params = { name, link, bank: provider.name };
  return {
    to,
    subject: fill(subject, params),
    text: fill(body, params),
    parts: [openButton(link, language)],
    language,
  };
}

/** Whose password was just set, and its hash. */
export interface SetPassword {
  readonly person: Person;
  readonly passwordHash: string;
}

/** Links by which people choose the first password of an account, or a new one after a reset. Each works once, for 72 hours. */
@Injectable()
export class Invitations {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /**
   * Sends an invitation within a transaction, in place of an earlier one. Answers when it
   * expires, and its link where no mail server is set. Throws `ACCOUNT.NO_MAIL` where the server is behind https and
   * has none: an admin who saw a colleague's link could be both of two who decide.
   */
  async send(
    { id, name, email }: Pick<Account, 'id' | 'name' | 'email'>,
    language: Language,
    runner: Transaction,
  ): Promise<Invitation> {
    if (email === null) throw fieldErrors({ email: ['required'] });
    this.demandMail();
    const token = newBearerToken();
    const [made] = await runner.run(invite, [id, hashOf(token)]);
    if (!made) throw new Error('An insert returned no row.');
    // Behind the hash it is in no log and no referrer.
    const link = `${this.config.consoleUrl}/console/invitation#${token}`;
    await this.mail.send(invitationMail(email, name, link, language), runner);
    return { expires_at: made.expires_at, link: this.config.smtpUrl === undefined ? link : null };
  }

  /** Throws `ACCOUNT.NO_MAIL` where people see https and no mail server is set. */
  demandMail(): void {
    if (this.config.smtpUrl === undefined && this.config.secure) throw new Problem('ACCOUNT.NO_MAIL');
  }

  /** Sets the password of an invited account and ends its sessions; answers its person, and the hash. Throws `ACCOUNT.INVITATION`. */
  async accept({ token, password }: AcceptedInvitation): Promise<SetPassword> {
    const tokenHash = hashOf(token);
    const [to] = await this.sql.run(invited, [tokenHash]);
    const [account] = to ? await this.sql.run(byId, [to.account_id]) : [];
    if (account?.active !== true) throw new Problem('ACCOUNT.INVITATION');
    demandUnrelated('password', password, [account.name, account.email, account.username]);
    const passwordHash = await hashPassword(password);
    await this.sql.transaction(async (runner) => {
      // A change of the account writes the invitation, too: without a turn each would wait for the other's row.
      await runner.run(lockAdmins, []);
      // Another call may have taken it first.
      const [taken] = await runner.run(takeInvitation, [tokenHash]);
      if (!taken) throw new Problem('ACCOUNT.INVITATION');
      await this.accounts.setPassword(account.id, passwordHash, runner);
      // Who invites somebody has not another person at hand who confirms what they propose.
      if (isStaffId(account.id)) await runner.run(markChanged, [account.id]);
      const { id: by, role } = account;
      await this.sessions.closeAllOf(by, runner);
      await this.audit.note({ kind: 'account.password', actor: { id: by, role }, subject: by }, runner);
    });
    return { person: personOf(account), passwordHash };
  }
}

function personOf({ id, role, name, email, store_number, store_name }: Account): Person {
  const isPlaced = store_number !== null && store_name !== null;
  return { id, role, name, email, ...(isPlaced && { store: { number: store_number, name: store_name } }) };
}
