import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SingleSignOnPurpose, StaffRole } from '@statewise/contract';
import type { Configuration } from 'openid-client';
import { Config } from '../../platform/config/config.js';
import type { OpenIdConfig } from '../../platform/config/openid-settings.js';
import { Cache } from '../../platform/http/cache.js';
import { Log } from '../../platform/logging/log.js';
import { Problem } from '../../platform/problem/problem.js';

/** Who an identity provider says somebody is. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  /** The highest role that the claims give; undefined where they give none. */
  readonly role: StaffRole | undefined;
  readonly hasSecondFactor: boolean;
  /** When the person last proved there who they are. */
  readonly authenticatedAt: Date;
  readonly idToken: string;
}

/** Seconds that any call of the provider may take. */
const timeout = 5;
/** Seconds for which what the provider says of itself is kept. */
const discoveryLifetime = 60 * 60;
/** Seconds since which a person signed in there, at most: as long as a session here lasts, or just now. */
const maxAge: Readonly<Record<SingleSignOnPurpose, number>> = { 'sign-in': 12 * 60 * 60, confirm: 60 };

/**
 * The configured provider of OpenID Connect: authorization code with PKCE, state and nonce, all three derived from one
 * secret that the browser keeps in a cookie. The library is loaded with the first call.
 */
@Injectable()
export class IdentityProvider {
  readonly callback: string;
  private readonly settings: OpenIdConfig | undefined;
  /** What the provider says of itself; asked anew after an hour, and after it did not answer. */
  private readonly discovered = new Cache<Configuration>({ seconds: discoveryLifetime, max: 1 });

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {
    this.settings = config.openId;
    this.callback = `${config.consoleUrl}/api/v1/session/single-sign-on/callback`;
  }

  /** Its name; undefined where none is configured. */
  get name(): string | undefined {
    return this.settings?.name;
  }

  /** Where a browser with this secret goes. Throws `DEPENDENCY.DOWN` where the provider does not answer. */
  async addressFor(secret: string, purpose: SingleSignOnPurpose): Promise<string> {
    const { scope } = this.demandSettings();
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    const provider = await this.discover();
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: this.callback,
      scope,
      state: derived(secret, 'state'),
      nonce: derived(secret, 'nonce'),
      code_challenge: await calculatePKCECodeChallenge(derived(secret, 'verifier')),
      code_challenge_method: 'S256',
      max_age: String(maxAge[purpose]),
      ...(purpose === 'confirm' && { prompt: 'login' }),
    });
    return address.href;
  }

  /**
   * Who came back with this query and secret; undefined where the provider refused, or something of its answer is not
   * right. Throws `DEPENDENCY.DOWN` where it does not answer.
   */
  async identityOf(query: string, secret: string, purpose: SingleSignOnPurpose): Promise<ProvenIdentity | undefined> {
    const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
    const provider = await this.discover();
    try {
      const tokens = await authorizationCodeGrant(provider, new URL(`${this.callback}${query}`), {
        pkceCodeVerifier: derived(secret, 'verifier'),
        expectedState: derived(secret, 'state'),
        expectedNonce: derived(secret, 'nonce'),
        maxAge: maxAge[purpose],
      });
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) return undefined;
      const hasInfo = provider.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasInfo ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
      return this.identityIn({ ...more, ...claims }, tokens.id_token);
    } catch (error) {
      if (isOutage(error)) throw this.down(error);
      this.log.warn(`A single sign-on was refused: ${reasonOf(error)}.`);
      return undefined;
    }
  }

  /** Where a browser signs out at the provider; undefined where it has no such page or does not answer. */
  async signOutAddress(idToken: string): Promise<string | undefined> {
    const provider = await this.discover().catch(() => undefined);
    if (provider?.serverMetadata().end_session_endpoint === undefined) return undefined;
    const { buildEndSessionUrl } = await import('openid-client');
    const back = `${this.config.consoleUrl}/console/sign-in`;
    return buildEndSessionUrl(provider, { id_token_hint: idToken, post_logout_redirect_uri: back }).href;
  }

  private identityIn(claims: Readonly<Record<string, unknown>>, idToken: string): ProvenIdentity {
    const { roles, roleClaim, factors } = this.demandSettings();
    const given = textsOf(roleClaim.reduce<unknown>(memberOf, claims));
    const shown = [...textsOf(claims['amr']), ...textsOf(claims['acr'])];
    const { iss, sub, email, name, auth_time } = claims;
    return {
      issuer: String(iss),
      subject: String(sub),
      email: typeof email === 'string' ? email : undefined,
      isEmailVerified: claims['email_verified'] === true,
      name: typeof name === 'string' ? name : undefined,
      role: roles.find(([, value]) => given.includes(value))?.[0],
      hasSecondFactor: factors.some((factor) => shown.includes(factor)),
      authenticatedAt: new Date(Number(auth_time) * 1000),
      idToken,
    };
  }

  private demandSettings(): OpenIdConfig {
    if (this.settings === undefined) throw new Problem('REQUEST.NOT_FOUND');
    return this.settings;
  }

  private async discover(): Promise<Configuration> {
    const settings = this.demandSettings();
    return this.discovered
      .get('', () => discoverProvider(settings))
      .catch((error: unknown) => {
        throw this.down(error);
      });
  }

  private down(error: unknown): Problem {
    this.log.error(`The identity provider does not answer: ${reasonOf(error)}.`);
    return new Problem('DEPENDENCY.DOWN', { retryAfter: 30 });
  }
}

async function discoverProvider({ issuer, clientId, clientSecret }: OpenIdConfig): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, discovery } = await import('openid-client');
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, {}, ClientSecretBasic(clientSecret), { timeout, execute });
}

/** The library passes what `fetch` throws on, and names a call that took too long; a 5xx and one that breaks off are of no use. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (!(error instanceof Error)) return false;
  const { code, status, cause } = error as { code?: unknown; status?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_PARSE_ERROR' || Number(status) >= 500) return true;
  return cause instanceof Response && cause.status >= 500;
}

/** Claims are in the details of errors, and stay out of the log. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const derived = (secret: string, use: string): string =>
  createHash('sha256').update(`${use}:${secret}`).digest('base64url');

const memberOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? new Map(Object.entries(of)).get(name) : undefined;

const textsOf = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);
