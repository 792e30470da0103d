import { Injectable } from '@nestjs/common';
import type { NewPasskey, Passkey } from '@statewise/contract';
import type { Request } from 'express';
import type { Language } from '@statewise/i18n';
import { Audit } from '../../platform/audit/audit.js';
import { Sql } from '../../platform/database/sql.js';
import { demandFound, fieldErrors, Problem } from '../../platform/problem/problem.js';
import { AccountNotices } from '../account-notices.service.js';
import { Challenges } from '../challenges.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import type { Person } from '../session.statements.js';
import { Sessions, wrongPasskey } from '../sessions.service.js';
import * as statements from './passkeys.statements.js';
import { readResponse, WebAuthn } from './web-authn.js';

/** A passkey that was just registered, with recovery codes where it is the account's first factor. */
export interface RegisteredPasskey {
  readonly passkey: Passkey;
  readonly recovery_codes: readonly string[];
}

/** The passkeys of an account: registering, listing and removing them. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly sql: Sql,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: Challenges,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly notices: AccountNotices,
  ) {}

  listOf(account: string): Promise<Passkey[]> {
    return this.sql.run(statements.listOf, [account]);
  }

  /** Options for a browser to make a passkey. */
  async begin(person: Person): Promise<object> {
    const options = await this.webAuthn.registration(person, await this.sql.run(statements.credentialsOf, [person.id]));
    await this.challenges.keep(options.challenge, 'register', person.id);
    return options;
  }

  /** Keeps the passkey that was made for a challenge. Throws `SESSION.WRONG_PASSKEY`, or `name` as `required`. */
  async register(
    { id, role, name: owner, email }: Person,
    { name, credential }: NewPasskey,
    request: Request,
    language: Language,
  ): Promise<RegisteredPasskey> {
    if (name.trim() === '') throw fieldErrors({ name: ['required'] });
    const response = readResponse(credential);
    const kept = response && (await this.challenges.consume(response.challenge, ['register']));
    const made = kept?.subject === id && response && (await this.webAuthn.made(credential, response.challenge));
    if (!made) throw wrongPasskey();
    const { credentialId, publicKey, counter, transports, isSynced } = made;
    return this.sql.transaction(async (runner) => {
      await runner.run(statements.lockAccount, [id]);
      const isFirst = !(await this.factors.statusOf({ id, role }, runner)).is_enrolled;
      // Who gave a password alone adds none to one that was set up meanwhile.
      await this.sessions.demandOpen(request, runner, isFirst);
      const row = [id, credentialId, publicKey, counter, transports, isSynced, name.trim()];
      const [passkey] = await runner.run(statements.insert, row);
      if (!passkey) throw wrongPasskey();
      const recovery_codes = isFirst ? await this.factors.renewRecoveryCodes(id, runner) : [];
      if (!isFirst) await this.factors.markChanged(id, runner);
      const act = {
        kind: 'account.passkey',
        actor: { id, role },
        subject: id,
        details: { passkey: passkey.id },
      } as const;
      await this.audit.note(act, runner);
      await this.notices.send('passkey', { name: owner, emails: [email] }, language, {
        what: passkey.name,
        within: runner,
      });
      return { passkey, recovery_codes };
    });
  }

  /**
   * Removes a passkey of a person, whose sessions end but for the present one. Throws `REQUEST.NOT_FOUND` for another's, and
   * `SESSION.LAST_FACTOR` for the last factor of who needs one.
   */
  async remove(
    { id, role, name, email }: Person,
    passkey: string,
    session: string | undefined,
    language: Language,
  ): Promise<void> {
    await this.sql.transaction(async (runner) => {
      await runner.run(statements.lockAccount, [id]);
      const removed = demandFound((await runner.run(statements.remove, [id, passkey]))[0]);
      const { is_required, is_enrolled } = await this.factors.statusOf({ id, role }, runner);
      if (is_required && !is_enrolled) throw new Problem('SESSION.LAST_FACTOR');
      if (!is_enrolled) await this.factors.forget(id, runner);
      await this.factors.markChanged(id, runner);
      const act = { kind: 'account.passkey-removed', actor: { id, role }, subject: id, details: { passkey } } as const;
      await this.audit.note(act, runner);
      await this.sessions.closeAllOf(id, runner, session);
      await this.notices.send('passkeyRemoved', { name, emails: [email] }, language, {
        what: removed.name,
        within: runner,
      });
    });
  }
}
