import { Controller } from '@nestjs/common';
import { passkeys } from '@statewise/contract';
import { Audit } from '../../platform/audit/audit.js';
import { demandPerson } from '../../platform/auth/access.js';
import { markChanged } from '../../platform/auth/second-person.js';
import { Sql } from '../../platform/database/sql.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { demandFound, fieldErrors, Problem } from '../../platform/problem/problem.js';
import { AccountNotices } from '../account-notices.service.js';
import { Challenges } from '../challenges.service.js';
import { Enrolling } from '../second-factor/enrolling.service.js';
import { FactorAttempts } from '../second-factor/factor-attempts.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { personAnswer, Sessions, wrongPasskey } from '../sessions.service.js';
import * as statements from './passkeys.statements.js';
import { readResponse, WebAuthn } from './web-authn.js';

/** The passkeys of an account: registering, listing and removing them. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly sql: Sql,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: Challenges,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly notices: AccountNotices,
    private readonly enrolling: Enrolling,
    private readonly attempts: FactorAttempts,
  ) {}

  @Handles(passkeys.list)
  async list({ caller: { actor } }: Input<typeof passkeys.list>) {
    return { success: true, passkeys: await this.sql.run(statements.listOf, [demandPerson(actor)]) };
  }

  /** Options for a browser to make a passkey. */
  @Handles(passkeys.begin)
  async begin({ body, request, caller, language }: Input<typeof passkeys.begin>) {
    const person = await this.enrolling.demand(request, caller);
    await this.attempts.demandPresent(person, body, language);
    const options = await this.webAuthn.registration(person, await this.sql.run(statements.credentialsOf, [person.id]));
    await this.challenges.keep(options.challenge, 'register', person.id);
    return { success: true, options };
  }

  /** Keeps the passkey that was made for a challenge. Throws `SESSION.WRONG_PASSKEY`, or `name` as `required`. */
  @Handles(passkeys.register)
  async register({ body, request, response, caller, language }: Input<typeof passkeys.register>) {
    const person = await this.enrolling.demand(request, caller);
    const { id, role } = person;
    const { name, credential } = body;
    if (name.trim() === '') throw fieldErrors({ name: ['required'] });
    const read = readResponse(credential);
    const kept = read && (await this.challenges.consume(read.challenge, ['register']));
    const made = kept?.subject === id && read && (await this.webAuthn.made(credential, read.challenge));
    if (!made) throw wrongPasskey();
    const { credentialId, publicKey, counter, transports, isSynced } = made;
    const registered = await this.sql.transaction(async (runner) => {
      await runner.run(statements.lockAccount, [id]);
      const isFirst = !(await this.factors.statusOf({ id, role }, runner)).is_enrolled;
      // Who gave a password alone adds none to one that was set up meanwhile.
      await this.sessions.demandOpen(request, runner, isFirst);
      const row = [id, credentialId, publicKey, counter, transports, isSynced, name.trim()];
      const [passkey] = await runner.run(statements.insert, row);
      if (!passkey) throw wrongPasskey();
      const recovery_codes = isFirst ? await this.factors.recoveryCodesOfFirst(id, runner) : [];
      // An account with another factor confirms nothing for a day; its first one is no change.
      if (!isFirst) await runner.run(markChanged, [id]);
      const details = { passkey: passkey.id };
      const act = { kind: 'account.passkey', actor: { id, role }, subject: id, details } as const;
      await this.audit.note(act, runner);
      await this.notices.send('passkey', id, language, { what: passkey.name, within: runner });
      return { passkey, recovery_codes };
    });
    await this.sessions.open(request, response, person, { isContinued: true });
    return { ...personAnswer(person), ...registered };
  }

  /**
   * Removes a passkey of a person, whose sessions end but for the present one. Throws `REQUEST.NOT_FOUND` for another's, and
   * `SESSION.LAST_FACTOR` for the last factor of who needs one.
   */
  @Handles(passkeys.remove)
  async remove({ id: passkey, request, language, caller }: Input<typeof passkeys.remove>): Promise<void> {
    const { id, role } = await this.enrolling.signedIn(request);
    await this.sql.transaction(async (runner) => {
      await runner.run(statements.lockAccount, [id]);
      const removed = demandFound((await runner.run(statements.remove, [id, passkey]))[0]);
      const { is_required, is_enrolled } = await this.factors.statusOf({ id, role }, runner);
      if (is_required && !is_enrolled) throw new Problem('SESSION.LAST_FACTOR');
      if (!is_enrolled) await this.factors.forget(id, runner);
      await runner.run(markChanged, [id]);
      const act = { kind: 'account.passkey-removed', actor: { id, role }, subject: id, details: { passkey } } as const;
      await this.audit.note(act, runner);
      await this.sessions.closeAllOf(id, runner, caller.session?.id);
      await this.notices.send('passkeyRemoved', id, language, { what: removed.name, within: runner });
    });
  }
}
