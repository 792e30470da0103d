import type { EndpointDescription } from '../../platform/openapi/endpoint.js';
import { body, flag, integer, list, success, text } from '../../platform/openapi/schema.js';
import { signInCaptcha, signInExample, signInLimits, userSchema, whoIsSignedIn } from '@statewise/contract';

const code = text('Six digits of the app', { maxLength: 40 });

export const endpoints = {
  standing: {
    summary: 'How one stands with one’s second factor',
    answers: {
      200: {
        schema: success({
          is_enrolled: flag(),
          is_required: flag('Admins and staff do not sign in without where people see https'),
          recovery_codes_left: integer(),
        }),
        example: { success: true, is_enrolled: true, is_required: true, recovery_codes_left: 10 },
      },
    },
  },
  give: {
    summary: 'Finish a sign-in with the second factor',
    description:
      'Takes the cookie of the half session that `POST /api/v1/session` set when it answered `second_factor_required`, which lasts ten minutes. A code is taken once; one of the half minute before or after is taken too.',
    body: {
      schema: body(
        { code: text('Six digits of the app, or a recovery code', { maxLength: 40 }) },
        { captcha: signInCaptcha },
      ),
      examples: { app: { code: '287082' }, recovery: { code: 'gezd-gnbv-gy3t-qojq' } },
    },
    answers: { 200: whoIsSignedIn },
    problems: ['SESSION.REQUIRED', 'SESSION.WRONG_CODE', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  },
  enrol: {
    summary: 'Make a secret for an authenticator app',
    description:
      'For who has half a session and no second factor yet, or is signed in and showed a moment ago that it is them (`POST /api/v1/session/confirm`). What was enrolled before counts until the new secret is confirmed.',
    answers: {
      200: {
        schema: success({
          secret: text('Base32, to be typed into the app'),
          uri: text('The same as `otpauth://`, to be shown as a QR code'),
        }),
        example: {
          success: true,
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/Meridian%20Bank:noor%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Meridian%20Bank',
        },
      },
    },
    problems: ['SESSION.REQUIRED', 'SESSION.SECOND_FACTOR', 'SESSION.NOT_FRESH', 'SESSION.ROLE'],
  },
  confirm: {
    summary: 'Enrol the app',
    description: 'A code shows that the app has the secret. Signs in who had half a session, under a new token.',
    body: { schema: body({ code }), examples: { app: { code: '287082' } } },
    answers: {
      200: {
        schema: success({
          user: userSchema,
          recovery_codes: list(text(), { description: 'Ten, each for one sign-in; they are not shown again' }),
        }),
        example: { ...signInExample, recovery_codes: ['gezd-gnbv-gy3t-qojq'] },
      },
    },
    problems: ['SESSION.REQUIRED', 'SESSION.SECOND_FACTOR', 'SESSION.NOT_FRESH', 'SESSION.ROLE'],
  },
} as const satisfies Record<string, EndpointDescription>;
