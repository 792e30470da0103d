import type { RateLimit } from './limits.js';
import { reply } from './operation.js';
import * as s from './schema.js';

const seconds = 15 * 60;

/** Wrong passwords of one account from one address, and of all accounts from one address, after which it has to wait. */
export const signInsOfAccount: RateLimit = { name: 'sign-in', limit: 10, seconds, per: 'account and address' };
export const signInsOfAddress: RateLimit = { name: 'sign-in-from', limit: 300, seconds, per: 'address' };
export const signInLimits = [signInsOfAccount, signInsOfAddress] as const;

/** What the description of the API says of every sign-in. */
export const checkedSignIn =
  'After three wrong passwords for an account from an address, ten for the account or thirty from the address in a quarter of an hour, each further attempt needs a solved challenge.';

export const signInCaptcha = s.text(
  'The solution of a challenge (`GET /captcha/challenge`), needed once `captcha_required` was answered. Error keys: `required`, `wrong`',
);

export const userSchema = s.namedObject(
  'User',
  {
    id: s.text(),
    email: s.nullable(s.text()),
    name: s.text(),
    role: s.text(undefined, { enum: ['admin', 'staff', 'editor', 'qa', 'intermediary'] }),
  },
  { store_number: s.text('The store that an intermediary works for'), store_name: s.text('Its name') },
);

/** What a sign-in answers. */
export const whoIsSignedIn = reply({ user: userSchema });

/** What a sign-in with a second factor answers. */
export const whoIsSignedInWithFactor = reply({ user: userSchema }, undefined, {
  recovery_codes: s.list(s.text(), {
    description: 'Ten in place of those that their owner did not say they have; see `…/recovery-codes/kept`',
  }),
});

/** Who is signed in. */
export type User = s.OutputOf<typeof userSchema>;
