import { Controller } from '@nestjs/common';
import { accounts, ownAccount } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson } from '../platform/auth/access.js';
import { hashPassword, isPassword } from '../platform/auth/password.js';
import { demandUnrelated } from '../platform/auth/password-words.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import { AccountNotices } from '../session/account-notices.service.js';
import { FactorAttempts } from '../session/second-factor/factor-attempts.service.js';
import { Sessions, wrongPassword } from '../session/sessions.service.js';
import { SignInLimits } from '../session/sign-in-limits.service.js';
import { Accounts, isStaffId } from './accounts.service.js';

const changedLately = statement(
  'own-password-changed-lately',
  `select from audit where subject = $1 and kind = 'account.password' and at > now() - interval '10 minutes' limit 1`,
);

/** A password by which a signed-in person proves their identity, with what its attempts are counted by. */
interface ShownPassword {
  readonly id: string;
  readonly password: string;
  /** The password that was to take its place, where the answer to that may have been lost. */
  readonly next?: string;
  readonly address: string;
  readonly captcha: unknown;
}

/** What people do with their own account: sessions and password. Admins end sessions of others, too. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly factors: FactorAttempts,
    private readonly notices: AccountNotices,
    private readonly limits: SignInLimits,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {}

  @Handles(accounts.sessions)
  async openSessions({ id, caller: { actor, session } }: Input<typeof accounts.sessions>) {
    await this.demandOwn(id, actor);
    const all = await this.sessions.listOf(id);
    return { success: true, sessions: all.map((open) => ({ ...open, is_current: open.id === session?.id })) };
  }

  @Handles(accounts.endSession)
  async endSession({ id, session, caller: { actor, address } }: Input<typeof accounts.endSession>): Promise<void> {
    await this.demandOwn(id, actor);
    await this.sql.transaction(async (runner) => {
      if (!(await this.sessions.end(id, session, runner))) throw new Problem('REQUEST.NOT_FOUND');
      await this.audit.note({ kind: 'session.ended', actor, address, subject: id }, runner);
    });
  }

  /** Needs the present password, under the limits of a sign-in; every other session of the person ends. */
  @Handles(ownAccount.changePassword)
  async changePassword({ body, caller, language }: Input<typeof ownAccount.changePassword>): Promise<void> {
    const { password, new_password, captcha } = body;
    const { actor, address = '', session } = caller;
    const id = demandPerson(actor);
    const former = await this.demandPassword({ id, password, next: new_password, address, captcha });
    if (former === undefined) return;
    const { name, email } = await this.accounts.known(id);
    demandUnrelated('new_password', new_password, [name, email]);
    const passwordHash = await hashPassword(new_password);
    await this.sql.transaction(async (runner) => {
      // Another one may have been chosen meanwhile, which ended this session, too.
      if (!(await this.accounts.setPassword(id, passwordHash, runner, former))) throw wrongPassword();
      await this.sessions.closeAllOf(id, runner, session?.id);
      await this.audit.note({ kind: 'account.password', actor, address, subject: id }, runner);
      await this.notices.send('password', id, language, { within: runner });
    });
  }

  /** Makes a session fresh by the person's password or a code of their second factor. */
  @Handles(ownAccount.confirm)
  async confirm({ body, caller, language }: Input<typeof ownAccount.confirm>): Promise<void> {
    const { password = '', code = '', captcha } = body;
    const { actor, address = '', session } = caller;
    const id = demandPerson(actor);
    if (code === '') await this.demandPassword({ id, password, address, captcha });
    else {
      const attempt = await this.limits.begin({ kind: 'second-factor', name: id, address, captcha });
      const isRight = isStaffId(id) && (await this.factors.consume(id, code, language));
      if (!isRight) throw await attempt.refusal('SESSION.WRONG_CODE');
      await attempt.succeeded();
    }
    if (session) await this.sessions.confirm(session.id);
  }

  /**
   * Returns the hash of the password of the account; undefined where it has become the next one a moment ago, and throws unless it is
   * the one that was shown. Attempts are limited as at sign-in: a session that was left open must not allow faster guesses.
   */
  private async demandPassword({ id, password, next, address, captcha }: ShownPassword): Promise<string | undefined> {
    const attempt = await this.limits.begin({ kind: 'signed-in', name: id, address, captcha });
    const hash = await this.accounts.passwordOf(id);
    const isRight = await isPassword(password, hash);
    const hasChanged = !isRight && next !== undefined && (await this.sql.run(changedLately, [id])).length > 0;
    const isNext = hasChanged && (await isPassword(next, hash));
    if (!isRight && !isNext) throw await attempt.refusal();
    await attempt.succeeded();
    return isNext ? undefined : hash;
  }

  private async demandOwn(id: string, actor: Actor): Promise<void> {
    if (actor.id === id) return;
    if (actor.role !== 'admin') throw new Problem('SESSION.ROLE');
    await this.accounts.known(id);
  }
}
