import { exampleOf, IntermediaryLogin, jsonSchemaOf } from '@statewise/fields';
import type { Area, EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { integer, named, nullable, object, success, text } from '@statewise/server/platform/openapi/schema.js';
import { checkedSignIn, signInCaptcha, signInLimits } from '@statewise/contract';

export const area: Area = {
  name: 'Intermediaries',
  description: 'Sign-in of the partner’s own staff.',
  isSpecified: true,
};

const login = jsonSchemaOf(IntermediaryLogin);

const intermediary = named(
  'Intermediary',
  object({
    id: integer(),
    name: text(),
    store_number: nullable(text('The store that the intermediary works for')),
    store_name: nullable(text()),
  }),
);

export const endpoints = {
  signIn: {
    summary: 'Sign in as an intermediary',
    description: `The session is an HttpOnly cookie that lasts twelve hours; the one that the browser had before ends. \`GET /api/v1/session\` tells who is signed in, \`DELETE /api/v1/session\` signs out. ${checkedSignIn}`,
    isLocalised: true,
    body: {
      schema: named('IntermediarySignIn', {
        ...login,
        properties: { ...login.properties, captcha: signInCaptcha },
      }),
      examples: { demo: exampleOf(IntermediaryLogin) },
    },
    answers: {
      200: {
        schema: success({ message: text('For the reader, in the language of the request'), intermediary }),
        example: {
          success: true,
          message: 'You are signed in.',
          intermediary: { id: 1, name: 'Demo store', store_number: '101', store_name: 'Bathline Brussels' },
        },
      },
    },
    problems: ['SESSION.WRONG_PASSWORD', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  },
} as const satisfies Record<string, EndpointDescription>;
