import { exampleOf, jsonSchemaOf } from '@statewise/fields';
import type { EndpointDescription } from '../platform/openapi/endpoint.js';
import { fieldsSchema, named } from '../platform/openapi/schema.js';
import { signInCaptcha, signInLimits, whoIsSignedIn } from '../session/sign-in.schemas.js';
import { AcceptedInvitation, PasswordChange } from './account-fields.js';

const change = jsonSchemaOf(PasswordChange);
const passwordChange = named('PasswordChange', {
  ...change,
  properties: { ...change.properties, captcha: signInCaptcha },
});

export const endpoints = {
  accept: {
    summary: 'Take an invitation',
    description:
      'Gives the account its password and signs its person in. A password has 12 to 200 characters and is none that many people use.',
    body: { schema: fieldsSchema(AcceptedInvitation), examples: { first: exampleOf(AcceptedInvitation) } },
    answers: { 200: whoIsSignedIn },
    problems: ['ACCOUNT.INVITATION'],
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
