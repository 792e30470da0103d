import { Controller } from '@nestjs/common';
import { singleSignOn, type SingleSignOnPurpose } from '@statewise/contract';
import type { Request, Response } from 'express';
import { newBearerToken, type RequestWithActor, readCookie } from '../../platform/auth/access.js';
import { Audit } from '../../platform/audit/audit.js';
import { Config } from '../../platform/config/config.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { languageOf } from '../../platform/problem/language.js';
import { asProblem } from '../../platform/problem/as-problem.js';
import { Problem } from '../../platform/problem/problem.js';
import { Challenges, type KeptChallenge } from '../../session/challenges.service.js';
import { SecondFactors } from '../../session/second-factor/second-factors.service.js';
import { Sessions } from '../../session/sessions.service.js';
import { IdentityProvider, type ProvenIdentity } from '../../session/single-sign-on/identity-provider.service.js';
import { ProviderSessions } from '../../session/single-sign-on/provider-sessions.service.js';
import { IdentifiedAccounts } from './identified-accounts.service.js';

/** What a challenge of this kind is kept as. */
const kept = (purpose: SingleSignOnPurpose): string => `single-sign-on ${purpose}`;

/** Leads browsers to the identity provider and takes them back. */
@Controller()
export class SingleSignOnController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly challenges: Challenges,
    private readonly accounts: IdentifiedAccounts,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly providerSessions: ProviderSessions,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  @Handles(singleSignOn.ways)
  ways() {
    const { name } = this.provider;
    return { success: true, single_sign_on: name === undefined ? null : { name } };
  }

  @Handles(singleSignOn.start)
  async start({ body, response, caller: { session } }: Input<typeof singleSignOn.start>) {
    const { purpose, to = '/' } = body;
    if (purpose === 'confirm' && session === undefined) throw new Problem('SESSION.REQUIRED');
    const secret = newBearerToken();
    const address = await this.provider.addressFor(secret, purpose);
    await this.challenges.keep(secret, kept(purpose), purpose === 'confirm' ? (session?.id ?? null) : to);
    // Lax: the provider leads the browser back from another site.
    const options = {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secure,
      path: '/',
      maxAge: 300_000,
    } as const;
    response.cookie(this.cookieName, secret, options);
    return { success: true, address };
  }

  @Handles(singleSignOn.finish)
  async finish({ request }: Input<typeof singleSignOn.finish>, response: Response): Promise<void> {
    response.redirect(302, `${this.config.consoleUrl}/console${await this.finished(request, response)}`);
  }

  /** The page of the console to open. */
  private async finished(request: Request & RequestWithActor, response: Response): Promise<string> {
    const secret = readCookie(request, this.cookieName) ?? '';
    response.clearCookie(this.cookieName, { httpOnly: true, sameSite: 'lax', secure: this.config.secure, path: '/' });
    // Of who is signed in the page of the sign-in would say nothing.
    const page = request.session ? '/confirmed' : '/sign-in';
    try {
      const challenge = await this.challenges.consume(secret, [kept('sign-in'), kept('confirm')]);
      if (!challenge) return `${page}?failed=expired`;
      const purpose = challenge.purpose === kept('confirm') ? 'confirm' : 'sign-in';
      const query = request.originalUrl.slice(request.path.length);
      const identity = await this.provider.identityOf(query, secret, purpose);
      if (!identity) return `${page}?failed=refused`;
      return purpose === 'confirm'
        ? await this.confirm(identity, challenge, request)
        : await this.signIn(identity, challenge.subject ?? '/', request, response);
    } catch (error) {
      if (asProblem(error).code === 'DEPENDENCY.DOWN') return `${page}?failed=down`;
      throw error;
    }
  }

  /** Signs in; returns the page of the console that follows, which asks for a factor where the provider asked for none. */
  private async signIn(
    identity: ProvenIdentity,
    to: string,
    request: Request & RequestWithActor,
    response: Response,
  ): Promise<string> {
    const person = await this.accounts.admit(identity, languageOf(request));
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

  /** Makes the session fresh that asked for it, where the identity is that of its person. */
  private async confirm(
    identity: ProvenIdentity,
    { subject }: KeptChallenge,
    { actor: { id = '' }, session }: RequestWithActor,
  ): Promise<string> {
    const isTheirs = session?.id === subject && identity.role !== undefined && (await this.accounts.isOf(id, identity));
    if (!session || !isTheirs) return '/confirmed?failed=refused';
    await this.sessions.confirm(session.id);
    return '/confirmed';
  }

  private get cookieName(): string {
    return this.config.secure ? '__Host-statewise_sso' : 'statewise_sso';
  }
}
