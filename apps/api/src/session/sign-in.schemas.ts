import { text } from '../platform/openapi/schema.js';
import { ofAccount, ofAddress } from './sign-in-limits.service.js';

/** What the description of the API says of every sign-in. */
export const checkedSignIn =
  'After three wrong passwords for an account from an address, ten for the account or thirty from the address in a quarter of an hour, each further attempt needs a solved challenge.';

export const signInCaptcha = text(
  'The solution of a challenge (`GET /captcha/challenge`), needed once `captcha_required` was answered. Error keys: `required`, `wrong`',
);

export const signInLimits = [ofAccount, ofAddress] as const;
