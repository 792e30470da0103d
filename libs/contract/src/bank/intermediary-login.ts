import { exampleOf, IntermediaryLogin } from '@statewise/fields';
import { AsSent } from '../members.js';
import { ok, operation, operations, type Area } from '../operation.js';
import * as s from '../schema.js';
import { checkedSignIn, signInCaptcha, signInLimits } from '../sign-in.js';
import { everyone } from '../who.js';

const area: Area = { name: 'Intermediaries', description: 'Sign-in of the partner’s own staff.', isSpecified: true };

/** Login of the partner's own staff, with the solution of a challenge where one is asked for. */
export class IntermediarySignIn extends IntermediaryLogin {
  @AsSent(signInCaptcha) captcha?: unknown;
}

const intermediary = s.namedObject('Intermediary', {
  id: s.integer(undefined, { example: 1 }),
  name: s.text(undefined, { example: 'Demo store' }),
  store_number: s.nullable(s.text('The store that the intermediary works for', { example: '101' })),
  store_name: s.nullable(s.text(undefined, { example: 'Bathline Brussels' })),
});

/** Sign-in of the partner's own staff. */
export const intermediaryLogin = operations('intermediaryLogin', area, {
  signIn: operation('POST', '/consumer-loans-vm-stores/api/intermediaryLogin', {
    who: everyone,
    summary: 'Sign in as an intermediary',
    description: `The session is an HttpOnly cookie that lasts twelve hours; the one that the browser had before ends. \`GET /api/v1/session\` tells who is signed in, \`DELETE /api/v1/session\` signs out. ${checkedSignIn}`,
    isLocalised: true,
    body: { type: IntermediarySignIn, examples: { demo: exampleOf(IntermediaryLogin) } },
    answers: ok(
      { message: s.text('For the reader, in the language of the request'), intermediary },
      { message: 'You are signed in.' },
    ),
    problems: ['SESSION.WRONG_PASSWORD', 'REQUEST.CAPTCHA'],
    limits: signInLimits,
  }),
});
