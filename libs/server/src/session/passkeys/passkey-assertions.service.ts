import { Injectable } from '@nestjs/common';
import type { PasskeyPurpose } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { Audit } from '../../platform/audit/audit.js';
import { Sql } from '../../platform/database/sql.js';
import { AccountNotices } from '../account-notices.service.js';
import { Challenges } from '../challenges.service.js';
import type { Person } from '../session.statements.js';
import * as statements from './passkeys.statements.js';
import { readResponse, userHandleOf, WebAuthn } from './web-authn.js';

/** What a passkey may have been asked for, and whose it has to be where that is known. */
export interface ExpectedAssertion {
  readonly purposes: readonly PasskeyPurpose[];
  /** The account that gave the password, or is signed in. */
  readonly account?: string | undefined;
}

/** Asks for passkeys, and checks what they sign. */
@Injectable()
export class PasskeyAssertions {
  constructor(
    private readonly sql: Sql,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: Challenges,
    private readonly audit: Audit,
    private readonly notices: AccountNotices,
  ) {}

  /** Options for a browser to use a passkey: of an account where it is known, else any. */
  async request(purpose: PasskeyPurpose, account?: string): Promise<object> {
    const allowed = account === undefined ? [] : await this.sql.run(statements.credentialsOf, [account]);
    const options = await this.webAuthn.authentication(allowed);
    await this.challenges.keep(options.challenge, purpose, account ?? null);
    return options;
  }

  /** The account whose passkey this seems to be, before anything of it is checked; attempts are counted by it. */
  async claimedBy(credential: object): Promise<string> {
    const id = readResponse(credential)?.id;
    const [key] = id === undefined ? [] : await this.sql.run(statements.byCredential, [id]);
    return key?.user_id ?? id?.toString('base64url').slice(0, 100) ?? '';
  }

  /** The person whose passkey signed a challenge of ours; undefined for anything else, whatever is wrong with it. */
  async verify(
    credential: object,
    { purposes, account }: ExpectedAssertion,
    language: Language,
  ): Promise<(Person & { readonly passkey: string }) | undefined> {
    const response = readResponse(credential);
    if (!response) return undefined;
    const kept = await this.challenges.consume(response.challenge, purposes);
    if (!kept || (kept.subject !== null && kept.subject !== account)) return undefined;
    const [key] = await this.sql.run(statements.byCredential, [response.id]);
    if (!key || (kept.subject !== null && key.user_id !== kept.subject)) return undefined;
    const { userHandle } = response;
    if (userHandle !== undefined && userHandle !== userHandleOf(key.user_id).toString('base64url')) return undefined;
    const signed = await this.webAuthn.signed(credential, response.challenge, key);
    if (!signed) return undefined;
    const [owner] = await this.sql.run(statements.ownerOf, [key.user_id]);
    if (!owner) return undefined;
    const used = await this.sql.run(statements.use, [key.id, signed.counter, signed.isSynced]);
    if (used.length > 0) return { ...owner, passkey: key.id };
    // One that was removed in that moment shows no copy.
    if ((await this.sql.run(statements.byCredential, [response.id])).length > 0) await this.tellOfCopy(owner, language);
    return undefined;
  }

  private async tellOfCopy({ id, role }: Person, language: Language): Promise<void> {
    await this.audit.note({ kind: 'account.passkey-copied', actor: { id, role }, subject: id });
    await this.notices.send('passkeyCopied', id, language);
  }
}
