import { Example, exampleOf, OneOf, Required } from '@statewise/fields';
import { QueryText } from './members.js';
import { ok, operation, operations } from './operation.js';
import * as s from './schema.js';
import { sessionArea, signInChallenges } from './session.js';
import { everyone } from './who.js';

/** What single sign-on is asked for: a sign-in, or that a signed-in person confirms it. */
export const singleSignOnPurposes = ['sign-in', 'confirm'] as const;
export type SingleSignOnPurpose = (typeof singleSignOnPurposes)[number];

/** Where a single sign-on leads. */
export class SingleSignOnStart {
  @Required() @OneOf(singleSignOnPurposes) @Example('sign-in') purpose: SingleSignOnPurpose;

  @QueryText({ max: 500, pattern: /^\/(?![/\\])/, description: 'The page of the console to open then.' })
  @Example('/applications')
  to?: string;
}

/** Single sign-on of the bank's own people by OpenID Connect, where an identity provider is configured. */
export const singleSignOn = operations('singleSignOn', sessionArea, {
  ways: operation('GET', '/api/v1/session/ways', {
    who: everyone,
    summary: 'How the bank’s own people may sign in besides a password',
    answers: ok({ single_sign_on: s.nullable(s.object({ name: s.text('Of the identity provider, for a button') })) }),
  }),
  start: operation('POST', '/api/v1/session/single-sign-on', {
    who: everyone,
    summary: 'Begin a single sign-on',
    description:
      'Sets a cookie that binds the browser and answers where to lead it; the identity provider leads it back within five minutes. To `confirm` takes a session, and the provider asks for its person again.',
    body: { type: SingleSignOnStart, examples: { start: exampleOf(SingleSignOnStart) } },
    answers: ok(
      { address: s.text('Of the identity provider', { format: 'uri' }) },
      { address: 'https://login.example/authorize?client_id=console' },
    ),
    problems: ['REQUEST.NOT_FOUND', 'SESSION.REQUIRED'],
    isCounted: true,
    limits: [signInChallenges],
  }),
  finish: operation('GET', '/api/v1/session/single-sign-on/callback', {
    who: everyone,
    summary: 'Come back from the identity provider',
    answers: { 302: { description: 'To the console: signed in, asked for a factor, or told why not' } },
    isStreamed: true,
    isHidden: true,
  }),
});
