import { Description, Example, exampleOf, JsonObject, OneOf, Required, Text } from '@statewise/fields';
import { AsSent } from './members.js';
import { ok, operation, operations } from './operation.js';
import * as s from './schema.js';
import { signInChallenges, PresentFactor, sessionArea } from './session.js';
import { checkedSignIn, signInCaptcha, signInLimits, userSchema, whoIsSignedInWithFactor } from './sign-in.js';
import { byPerson, everyone, freshly, ofBank, only } from './who.js';

/** What a passkey is asked for: alone, to finish a sign-in whose password was right, or to confirm a session. */
export const passkeyPurposes = ['sign-in', 'second-factor', 'confirm'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** What a challenge is for. */
export class PasskeyRequest {
  @Required() @OneOf(passkeyPurposes) @Example('sign-in') purpose: PasskeyPurpose;
}

/** What an authenticator signed. */
export class PasskeyAssertion {
  @Required()
  @JsonObject()
  @Description('An `AuthenticationResponseJSON` of WebAuthn.')
  @Example({ id: 'AQ', rawId: 'AQ', type: 'public-key', response: {}, clientExtensionResults: {} })
  credential: object;

  @AsSent(signInCaptcha) captcha?: unknown;
}

/** A passkey that an authenticator made. */
export class NewPasskey {
  @Required() @Text({ max: 60 }) @Description('By which its owner knows it.') @Example('Laptop') name: string;

  @Required()
  @JsonObject()
  @Description('A `RegistrationResponseJSON` of WebAuthn.')
  @Example({ id: 'AQ', rawId: 'AQ', type: 'public-key', response: {}, clientExtensionResults: {} })
  credential: object;
}

const passkey = s.namedObject('Passkey', {
  id: s.uuid(),
  name: s.text(undefined, { example: 'Laptop' }),
  created_at: s.instant('When it was registered'),
  last_used_at: s.nullable(s.instant('When it was last used')),
  is_synced: s.flag('Whether its maker keeps copies on other devices of its owner'),
});

const challenge = 'eC1jaGFsbGVuZ2U';
const people = { ...byPerson(only(...ofBank)), namedBy: ['own'] } as const;

/** Passkeys (WebAuthn) of the bank's own people: a second factor, and a sign-in by themselves. */
export const passkeys = operations('passkeys', sessionArea, {
  list: operation('GET', '/api/v1/session/passkeys', {
    who: people,
    summary: 'One’s own passkeys, the oldest first',
    answers: ok({ passkeys: s.list(passkey) }),
  }),
  begin: operation('POST', '/api/v1/session/passkeys/challenge', {
    who: everyone,
    summary: 'Begin to register a passkey',
    description:
      'For who has half a session and no second factor yet, or is signed in and showed a moment ago that it is them (`POST /api/v1/session/confirm`). A factor that there is already is asked for. The options count for five minutes, once.',
    body: { type: PresentFactor, isOptional: true, examples: { again: exampleOf(PresentFactor) } },
    answers: ok(
      { options: s.anyObject('`PublicKeyCredentialCreationOptionsJSON` of WebAuthn') },
      { options: { challenge, rp: { name: 'Console', id: 'console.example' } } },
    ),
    problems: ['SESSION.REQUIRED', 'SESSION.SECOND_FACTOR', 'SESSION.NOT_FRESH'],
  }),
  register: operation('POST', '/api/v1/session/passkeys', {
    who: { ...everyone, told: 'owner' },
    summary: 'Register a passkey',
    description:
      'What the authenticator made for the options. Signs in who had half a session, under a new token. With the first factor come recovery codes.',
    body: { type: NewPasskey, examples: { laptop: exampleOf(NewPasskey) } },
    answers: ok({
      user: userSchema,
      passkey,
      recovery_codes: s.list(s.text(), {
        description: 'Ten where it is the first factor, else none; shown this once',
      }),
    }),
    problems: ['SESSION.REQUIRED', 'SESSION.SECOND_FACTOR', 'SESSION.NOT_FRESH', 'SESSION.WRONG_PASSKEY'],
  }),
  remove: operation('DELETE', '/api/v1/session/passkeys/{id}', {
    who: { ...freshly(people), told: 'owner' },
    summary: 'Remove a passkey',
    description: 'The last factor stays where one is needed.',
    answers: { 204: { description: 'Removed' } },
    problems: ['SESSION.LAST_FACTOR'],
  }),
  challenge: operation('POST', '/api/v1/session/passkey/challenge', {
    who: everyone,
    summary: 'Ask for a passkey',
    description:
      'Alone (`sign-in`), to finish a sign-in (`second-factor`, with the cookie of half a session), or to confirm a session (`confirm`). The options count for five minutes, once. Those of a `sign-in` name no passkey.',
    body: { type: PasskeyRequest, examples: { alone: exampleOf(PasskeyRequest) } },
    answers: ok(
      { options: s.anyObject('`PublicKeyCredentialRequestOptionsJSON` of WebAuthn') },
      { options: { challenge, rpId: 'console.example', userVerification: 'required' } },
    ),
    problems: ['SESSION.REQUIRED'],
    isCounted: true,
    limits: [signInChallenges],
  }),
  signIn: operation('POST', '/api/v1/session/passkey', {
    who: everyone,
    summary: 'Sign in with a passkey',
    description: `Alone, or as the second factor. The authenticator has to have verified its user. ${checkedSignIn}`,
    body: { type: PasskeyAssertion, examples: { assertion: exampleOf(PasskeyAssertion) } },
    answers: { 200: whoIsSignedInWithFactor },
    problems: ['SESSION.WRONG_PASSKEY', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
  confirm: operation('POST', '/api/v1/session/passkey/confirm', {
    who: people,
    summary: 'Show by a passkey that it is still oneself',
    description: 'As `POST /api/v1/session/confirm` does it by a password or a code.',
    body: { type: PasskeyAssertion, examples: { assertion: exampleOf(PasskeyAssertion) } },
    answers: { 204: { description: 'Confirmed' } },
    problems: ['SESSION.WRONG_PASSKEY', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
});

/** A passkey as its owner sees it. */
export type Passkey = s.OutputOf<typeof passkey>;
