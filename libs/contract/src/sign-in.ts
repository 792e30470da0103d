import type { RateLimit } from './limits.js';
import { named, nullable, object, success, text, type OutputOf } from './schema.js';

const seconds = 15 * 60;

/** Wrong passwords of one account from one address, and of all accounts from one address, after which it has to wait. */
export const signInsOfAccount: RateLimit = { name: 'sign-in', limit: 10, seconds, per: 'account and address' };
export const signInsOfAddress: RateLimit = { name: 'sign-in-from', limit: 300, seconds, per: 'address' };
export const signInLimits = [signInsOfAccount, signInsOfAddress] as const;

/** What the description of the API says of every sign-in. */
export const checkedSignIn =
  'After three wrong passwords for an account from an address, ten for the account or thirty from the address in a quarter of an hour, each further attempt needs a solved challenge.';

export const signInCaptcha = text(
  'The solution of a challenge (`GET /captcha/challenge`), needed once `captcha_required` was answered. Error keys: `required`, `wrong`',
);

/** An example of the answer of a sign-in. */
export const signInExample = {
  success: true,
  user: {
    id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
    email: 'admin@meridian.example',
    name: 'Administrator',
    role: 'admin',
  },
};

export const userSchema = named(
  'User',
  object(
    {
      id: text(),
      email: nullable(text()),
      name: text(),
      role: text(undefined, { enum: ['admin', 'staff', 'qa', 'intermediary'] }),
    },
    {
      store_number: text('The store that an intermediary works for'),
      store_name: text('Its name'),
    },
  ),
);

/** What a sign-in answers. */
export const whoIsSignedIn = { schema: success({ user: userSchema }), example: signInExample };

/** Who is signed in. */
export type User = OutputOf<typeof userSchema>;
