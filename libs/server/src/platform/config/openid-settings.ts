import { staffRoles, type StaffRole } from '@statewise/contract';
import type { EnvReader } from './env-reader.js';

/** An identity provider that signs the bank's own people in by OpenID Connect. */
export interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button of the sign-in page. */
  readonly name: string;
  readonly scope: string;
  /** The path of the claim that holds roles, such as `realm_access.roles`. */
  readonly roleClaim: readonly string[];
  /** The value of that claim that gives each role, the role with most rights first. */
  readonly roles: readonly (readonly [role: StaffRole, value: string])[];
  /** Values of `amr` or `acr` that say that a second factor was given. */
  readonly factors: readonly string[];
}

/** The provider where `OIDC_ISSUER` names one. */
export function openIdSettings(read: EnvReader): OpenIdConfig | undefined {
  const issuer = read.url('OIDC_ISSUER', ['http:', 'https:']);
  if (read.text('OIDC_ISSUER') === undefined) return undefined;
  const why = 'it is needed beside OIDC_ISSUER';
  return {
    issuer: issuer ?? '',
    clientId: read.required('OIDC_CLIENT_ID', why),
    clientSecret: read.required('OIDC_CLIENT_SECRET', why),
    name: read.textOr('OIDC_NAME', 'single sign-on'),
    scope: scopeOf(read),
    roleClaim: read.textOr('OIDC_ROLE_CLAIM', 'roles').split('.'),
    roles: rolesOf(read, read.required('OIDC_ROLES', why)),
    factors: read
      .textOr('OIDC_FACTORS', 'mfa,otp,hwk,swk,fpt,face')
      .split(/[\s,]+/)
      .filter(Boolean),
  };
}

function scopeOf(read: EnvReader): string {
  const scope = read.textOr('OIDC_SCOPE', 'openid email profile');
  if (!scope.split(/\s+/).includes('openid')) read.complaints.push('OIDC_SCOPE must contain openid.');
  return scope;
}

/** `admin=value, staff=value`; the same role may have several values. */
function rolesOf(read: EnvReader, text: string): OpenIdConfig['roles'] {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map(
      (pair) =>
        [pair.slice(0, Math.max(0, pair.indexOf('='))).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const,
    );
  const isKnown = (role: string): role is StaffRole => staffRoles.some((given) => given === role);
  if (pairs.some(([role = '', value]) => !isKnown(role) || value === ''))
    read.complaints.push('OIDC_ROLES must be pairs such as admin=bank-admins, staff=bank-staff, qa=bank-qa.');
  return staffRoles.flatMap((role) =>
    pairs.filter(([of]) => of === role).map(([, value = '']) => [role, value] as const),
  );
}
