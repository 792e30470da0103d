import { Description, Example, exampleOf, Required, Text } from '@statewise/fields';
import { AsSent, OptionalObject, Unaltered } from './members.js';
import { ok, operation, operations, type Area } from './operation.js';
import * as s from './schema.js';
import type { RateLimit } from './limits.js';
import {
  checkedSignIn,
  signInCaptcha,
  signInLimits,
  userSchema,
  whoIsSignedIn,
  whoIsSignedInWithFactor,
} from './sign-in.js';
import { byPerson, everyone, freshly, ofBank, only } from './who.js';

/** Address and password of one of the bank's own people. */
export class Credentials {
  @Required()
  @Unaltered(254)
  @Description('However it is written.')
  @Example('admin@example.com')
  email: string;

  @Required()
  @Unaltered(200, { schema: { type: 'string', minLength: 1, maxLength: 200, format: 'password' } })
  @Description('Exactly as chosen.')
  @Example('correct horse battery')
  password: string;

  @AsSent(signInCaptcha) captcha?: unknown;
}

/** A code of an authenticator app. */
export class FactorCode {
  @Required()
  @Text({ max: 40, multiline: true })
  @Description('Six digits of the app; where a sign-in is finished, a recovery code is taken too.')
  @Example('287082')
  code: string;
}

/** Which recovery codes somebody has. */
export class KeptCodes {
  @Text({ max: 40 })
  @Description('One of them: 409 where others were made since.')
  @Example('gezd-gnbv-gy3t-qojq')
  code?: string;
}

/** A code of the factor that another one replaces. */
export class PresentFactor {
  @Text({ max: 40 })
  @Description(
    'Of the present app, or a recovery code; needed where there is a factor. Error keys: `required`, `wrong`.',
  )
  @Example('gezd-gnbv-gy3t-qojq')
  code?: string;

  @OptionalObject()
  @Description('In place of a code: an `AuthenticationResponseJSON` of a passkey that was asked to `confirm`.')
  passkey?: object;
}

/** A code with which a sign-in is finished. */
class SecondFactor extends FactorCode {
  @AsSent(signInCaptcha) captcha?: unknown;
}

/** Also of passkeys and single sign-on. */
export const sessionArea: Area = { name: 'Session', description: 'Sign-in of the bank’s own people.' };

/** Signing in and out, and who is signed in. */
export const session = operations('session', sessionArea, {
  signIn: operation('POST', '/api/v1/session', {
    who: everyone,
    summary: 'Sign in to the console',
    description: `The session is an HttpOnly cookie that lasts twelve hours, or until it was not used for a quarter of an hour (SESSION_IDLE_MINUTES); the one that the browser had before ends. Whoever has a second factor, or needs one, is answered 401 with \`second_factor_required\` and the cookie of half a session, with which \`POST /api/v1/session/second-factor\` goes on. ${checkedSignIn}`,
    body: { type: Credentials, examples: { admin: exampleOf(Credentials) } },
    answers: { 200: whoIsSignedIn },
    problems: ['SESSION.WRONG_PASSWORD', 'SESSION.SECOND_FACTOR', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
  whoAmI: operation('GET', '/api/v1/session', {
    who: everyone,
    summary: 'Who is signed in',
    signedIn: 'Answers 401 to whoever is not signed in; a token is called by its id.',
    answers: { 200: whoIsSignedIn },
    problems: ['SESSION.REQUIRED'],
  }),
  signOut: operation('DELETE', '/api/v1/session', {
    who: everyone,
    summary: 'Sign out',
    description:
      'Does nothing when nobody is signed in. The browser forgets what it keeps of the site (`Clear-Site-Data`).',
    answers: ok({}, {}, { address: s.text('Where a browser signs out at the identity provider, too') }),
  }),
});

/** Challenges that an address may have made; each is a row until it expires. */
export const signInChallenges: RateLimit = { name: 'sign-in-challenge', limit: 300, seconds: 15 * 60, per: 'address' };

const enrolmentStatus = {
  is_enrolled: s.flag(),
  is_required: s.flag('Where people see https, each role needs one'),
  recovery_codes_left: s.integer(),
  recovery_codes_kept: s.flag('Whether their owner said that they have those that were made last'),
  has_app: s.flag('Whether an authenticator app is enrolled'),
  has_passkey: s.flag('Whether a passkey is registered'),
};
const enrolment = {
  secret: s.text('Base32, to be typed into the app'),
  uri: s.text('The same as `otpauth://`, to be shown as a QR code'),
};

const people = { ...byPerson(only(...ofBank)), namedBy: ['own'] } as const;

/** The second half of a sign-in, and enrolling for it. */
export const secondFactor = operations('secondFactor', sessionArea, {
  standing: operation('GET', '/api/v1/session/second-factor', {
    who: people,
    summary: 'How one stands with one’s second factor',
    answers: ok(enrolmentStatus),
  }),
  give: operation('POST', '/api/v1/session/second-factor', {
    who: everyone,
    summary: 'Finish a sign-in with the second factor',
    description:
      'Takes the cookie of half a session, which lasts ten minutes. A code is taken once, also in the half minutes beside its own.',
    body: { type: SecondFactor, examples: { app: { code: '287082' }, recovery: { code: 'gezd-gnbv-gy3t-qojq' } } },
    answers: { 200: whoIsSignedInWithFactor },
    problems: ['SESSION.REQUIRED', 'SESSION.WRONG_CODE', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
  enrol: operation('POST', '/api/v1/session/second-factor/enrolment', {
    who: everyone,
    summary: 'Make a secret for an authenticator app',
    description:
      'The same one until the session ends. For who has half a session and no second factor yet, or is signed in and showed a moment ago that it is them (`POST /api/v1/session/confirm`). What was enrolled before is asked for, and counts until the new secret is confirmed.',
    body: { type: PresentFactor, isOptional: true, examples: { again: exampleOf(PresentFactor) } },
    answers: ok(enrolment, {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Statewise:noor%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Statewise',
    }),
    problems: ['SESSION.REQUIRED', 'SESSION.SECOND_FACTOR', 'SESSION.NOT_FRESH'],
  }),
  confirm: operation('POST', '/api/v1/session/second-factor/enrolment/confirm', {
    who: { ...everyone, told: 'owner' },
    summary: 'Enrol the app',
    description: 'A code shows that the app has the secret. Signs in who had half a session, under a new token.',
    body: { type: FactorCode, examples: { app: exampleOf(FactorCode) } },
    answers: ok({
      user: userSchema,
      recovery_codes: s.list(s.text(), { description: 'Ten, each for one sign-in; they are not shown again' }),
    }),
    problems: ['SESSION.REQUIRED', 'SESSION.SECOND_FACTOR', 'SESSION.NOT_FRESH', 'OPERATION.REFUSED'],
  }),
  renewRecoveryCodes: operation('POST', '/api/v1/session/second-factor/recovery-codes', {
    who: { ...freshly(people), told: 'owner' },
    summary: 'Make new recovery codes',
    description: 'The earlier ones end. A present factor is asked for.',
    body: { type: PresentFactor, isOptional: true, examples: { again: exampleOf(PresentFactor) } },
    answers: ok({ recovery_codes: s.list(s.text(), { description: 'Ten; not shown again' }) }),
    problems: ['OPERATION.REFUSED'],
  }),
  keepRecoveryCodes: operation('POST', '/api/v1/session/second-factor/recovery-codes/kept', {
    who: people,
    summary: 'Say that one has one’s recovery codes',
    description:
      'Until then each sign-in with a second factor makes new ones, as the answer that told them may be lost.',
    body: { type: KeptCodes, isOptional: true, examples: { kept: exampleOf(KeptCodes) } },
    answers: { 204: { description: 'Noted' } },
    problems: ['OPERATION.REFUSED'],
  }),
});

/** Whether an account has a second factor, needs one, and how many recovery codes are left. */
export type EnrolmentStatus = { readonly [K in keyof typeof enrolmentStatus]: s.OutputOf<(typeof enrolmentStatus)[K]> };
/** What an authenticator app takes: by typing, or as a QR code. */
export type Enrolment = { readonly [K in keyof typeof enrolment]: s.OutputOf<(typeof enrolment)[K]> };
