import type { Area, EndpointDescription } from '../platform/openapi/endpoint.js';
import { body, success, text } from '../platform/openapi/schema.js';
import { checkedSignIn, signInCaptcha, signInLimits, whoIsSignedIn } from '@statewise/contract';

export const area: Area = { name: 'Session', description: 'Sign-in of the bank’s own people.' };

export const endpoints = {
  signIn: {
    summary: 'Sign in to the console',
    description: `The session is an HttpOnly cookie that lasts twelve hours, or until it was not used for a quarter of an hour (SESSION_IDLE_MINUTES); the one that the browser had before ends. Whoever has a second factor, or needs one, is answered 401 with \`second_factor_required\` and the cookie of half a session, with which \`POST /api/v1/session/second-factor\` goes on. ${checkedSignIn}`,
    body: {
      schema: body(
        {
          email: text('However it is written', { maxLength: 254 }),
          password: text('Exactly as chosen', { maxLength: 200, format: 'password' }),
        },
        { captcha: signInCaptcha },
      ),
      examples: { admin: { email: 'admin@meridian.example', password: 'correct horse battery' } },
    },
    answers: { 200: whoIsSignedIn },
    problems: ['SESSION.WRONG_PASSWORD', 'SESSION.SECOND_FACTOR', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  },
  whoAmI: {
    summary: 'Who is signed in',
    signedIn: 'Answers 401 to whoever is not signed in; a token is called by its id.',
    answers: { 200: whoIsSignedIn },
    problems: ['SESSION.REQUIRED'],
  },
  signOut: {
    summary: 'Sign out',
    description: 'Does nothing when nobody is signed in.',
    answers: { 200: { schema: success(), example: { success: true } } },
  },
} as const satisfies Record<string, EndpointDescription>;
