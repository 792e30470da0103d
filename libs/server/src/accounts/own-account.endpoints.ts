import { exampleOf, jsonSchemaOf, type FieldsClass } from '@statewise/fields';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { fieldsSchema, named, type JsonSchema } from '../platform/openapi/schema.js';
import { signInCaptcha, signInLimits, whoIsSignedIn } from '@statewise/contract';
import { AcceptedInvitation, Confirmation, PasswordChange, Setup } from './account-fields.js';

/** Whoever guesses passwords of an open browser meets the human check, too. */
function withCaptcha(type: FieldsClass): JsonSchema {
  const schema = jsonSchemaOf(type);
  return named(type.name, { ...schema, properties: { ...schema.properties, captcha: signInCaptcha } });
}

const passwordChange = withCaptcha(PasswordChange);
const confirmation = withCaptcha(Confirmation);

export const endpoints = {
  accept: {
    summary: 'Take an invitation',
    description:
      'Gives the account its password and signs its person in. A password has 12 to 200 characters and is none that many people use.',
    body: { schema: fieldsSchema(AcceptedInvitation), examples: { first: exampleOf(AcceptedInvitation) } },
    answers: { 200: whoIsSignedIn },
    problems: ['ACCOUNT.INVITATION', 'SESSION.SECOND_FACTOR'],
  },
  setUp: {
    summary: 'Make the first admin',
    description:
      'With the token that a start of the server prints on its terminal while there is no admin; it counts for 72 hours, or until there is one. Signs the admin in.',
    body: { schema: fieldsSchema(Setup), examples: { first: exampleOf(Setup) } },
    answers: { 200: whoIsSignedIn },
    problems: ['ACCOUNT.INVITATION', 'SESSION.SECOND_FACTOR'],
  },
  confirm: {
    summary: 'Show that it is still oneself',
    description:
      'By one’s password or a code of one’s second factor. For five minutes from then on, or from the sign-in, the session may set the final status, export, erase and show a code; later these are refused with 403 and `urn:statewise:problem:session:not-fresh`. Programs are not asked, and have no session to confirm (403).',
    body: {
      schema: confirmation,
      examples: { password: exampleOf(Confirmation) },
    },
    answers: { 204: { description: 'Confirmed' } },
    problems: ['SESSION.WRONG_PASSWORD', 'SESSION.WRONG_CODE', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  },
  changePassword: {
    summary: 'Change one’s own password',
    description:
      'Every other session of the person ends. Wrong passwords count as those of sign-ins do; programs have none (403).',
    body: { schema: passwordChange, examples: { change: exampleOf(PasswordChange) } },
    answers: { 204: { description: 'Changed' } },
    problems: ['SESSION.WRONG_PASSWORD', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  },
} as const satisfies Record<string, EndpointDescription>;
