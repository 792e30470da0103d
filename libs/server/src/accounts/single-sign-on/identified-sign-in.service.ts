import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import type { Request, Response } from 'express';
import type { RequestWithActor } from '../../platform/auth/access.js';
import { Audit } from '../../platform/audit/audit.js';
import { SecondFactors } from '../../session/second-factor/second-factors.service.js';
import { Sessions } from '../../session/sessions.service.js';
import type { ProvenIdentity } from '../../session/single-sign-on/identity-provider.service.js';
import { ProviderSessions } from '../../session/single-sign-on/provider-sessions.service.js';
import { IdentifiedAccounts } from './identified-accounts.service.js';

/** The browser that came back from the identity provider. */
interface Visit {
  readonly request: Request & RequestWithActor;
  readonly response: Response;
  readonly language: Language;
}

/** Opens and confirms sessions for those whom the identity provider knows. */
@Injectable()
export class IdentifiedSignIn {
  constructor(
    private readonly accounts: IdentifiedAccounts,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly providerSessions: ProviderSessions,
    private readonly audit: Audit,
  ) {}

  /** Signs in; returns the page of the console that follows, which asks for a factor where the provider asked for none. */
  async signIn(identity: ProvenIdentity, to: string, { request, response, language }: Visit): Promise<string> {
    const person = await this.accounts.admit(identity, language);
    if (!person) {
      await this.audit.note({
        kind: 'session.refused',
        address: request.address,
        details: { account: 'single-sign-on' },
      });
      return '/sign-in?failed=refused';
    }
    const { is_enrolled, is_required, has_passkey } = await this.factors.statusOf(person);
    const isWhole = identity.hasSecondFactor || (!is_enrolled && !is_required);
    const { authenticatedAt: confirmedAt, idToken } = identity;
    const options = { kind: isWhole ? 'whole' : 'half', confirmedAt } as const;
    await this.providerSessions.remember(await this.sessions.open(request, response, person, options), idToken);
    if (isWhole) return to;
    const factor = is_enrolled ? (has_passkey ? 'codeOrPasskey' : 'code') : 'enrolment';
    return `/sign-in?factor=${factor}&to=${encodeURIComponent(to)}`;
  }

  /** Makes a session fresh where the identity is that of its person; returns whether it is. */
  async confirm(identity: ProvenIdentity, { id = '' }: Actor, session: string): Promise<boolean> {
    if (identity.role === undefined || !(await this.accounts.isOf(id, identity))) return false;
    await this.sessions.confirm(session);
    return true;
  }
}
