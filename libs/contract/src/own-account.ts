import { condition, Email, Example, exampleOf, isFilled, Required, RequiredIf, Text } from '@statewise/fields';
import { accountsArea } from './accounts.js';
import { AsSent } from './members.js';
import { operation, operations } from './operation.js';
import { NewPassword, PresentPassword } from './passwords.js';
import { signInCaptcha, signInLimits, whoIsSignedIn } from './sign-in.js';
import { byPerson, everyone, signedIn } from './who.js';

/** The password with which an invitation is taken. */
export class AcceptedInvitation {
  @Required() @Text() @Example('gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o') token: string;
  @Required() @NewPassword() @Example('walks the dog at six') password: string;
}

/** The first admin of an installation. */
export class Setup {
  @Required() @Text() @Example('gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o') token: string;
  @Required() @Email() @Example('you@example.com') email: string;
  @Required() @Text() @Example('Noor Haddad') name: string;
  @Required() @NewPassword() @Example('walks the dog at six') password: string;
}

const isWithoutCode = condition('`code` is not given', ({ code }) => !isFilled(code));

/** A password or a code of the second factor, by which a signed-in person confirms the session. */
export class Confirmation {
  @RequiredIf(isWithoutCode) @PresentPassword() @Example('correct horse battery') password?: string;

  /** Six digits of the app, or a recovery code. */
  @Text({ max: 40 }) code?: string;
  @AsSent(signInCaptcha) captcha?: unknown;
}

/** A new password of one's own. */
export class PasswordChange {
  @Required() @PresentPassword() @Example('correct horse battery') password: string;
  @Required() @NewPassword() @Example('walks the dog at six') new_password: string;
  @AsSent(signInCaptcha) captcha?: unknown;
}

const everyPerson = byPerson(signedIn);

/** What people do with their own account: take an invitation, show that it is still them, change their password. */
export const ownAccount = operations('ownAccount', accountsArea, {
  accept: operation('POST', '/api/v1/invitations/accept', {
    who: everyone,
    summary: 'Take an invitation',
    description: 'Gives the account its password and signs its person in.',
    body: { type: AcceptedInvitation, examples: { first: exampleOf(AcceptedInvitation) } },
    answers: { 200: whoIsSignedIn },
    problems: ['ACCOUNT.INVITATION', 'SESSION.SECOND_FACTOR'],
  }),
  setUp: operation('POST', '/api/v1/setup', {
    who: everyone,
    summary: 'Make the first admin',
    description:
      'With the token that a start of the server prints on its terminal while there is no admin; it counts for 72 hours, or until there is one. Signs the admin in.',
    body: { type: Setup, examples: { first: exampleOf(Setup) } },
    answers: { 200: whoIsSignedIn },
    problems: ['ACCOUNT.INVITATION', 'SESSION.SECOND_FACTOR'],
  }),
  confirm: operation('POST', '/api/v1/session/confirm', {
    who: everyPerson,
    summary: 'Show that it is still oneself',
    description:
      'By one’s password or a code of one’s second factor. It counts for five minutes, as a sign-in does. Later, what asks for it is refused with 403 and `urn:statewise:problem:session:not-fresh`.',
    body: { type: Confirmation, examples: { password: exampleOf(Confirmation) } },
    answers: { 204: { description: 'Confirmed' } },
    problems: ['SESSION.WRONG_PASSWORD', 'SESSION.WRONG_CODE', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
  changePassword: operation('PUT', '/api/v1/session/password', {
    who: { ...everyPerson, told: 'owner' },
    summary: 'Change one’s own password',
    description:
      'Every other session of the person ends. Wrong passwords count as those of sign-ins do. Asked for again, it is done already.',
    body: { type: PasswordChange, examples: { change: exampleOf(PasswordChange) } },
    answers: { 204: { description: 'Changed' } },
    problems: ['SESSION.WRONG_PASSWORD', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
});
