import { named, nullable, object, success, text } from '../platform/openapi/schema.js';
import { ofAccount, ofAddress } from './sign-in-limits.service.js';

/** What the description of the API says of every sign-in. */
export const checkedSignIn =
  'After three wrong passwords for an account from an address, ten for the account or thirty from the address in a quarter of an hour, each further attempt needs a solved challenge.';

export const signInCaptcha = text(
  'The solution of a challenge (`GET /captcha/challenge`), needed once `captcha_required` was answered. Error keys: `required`, `wrong`',
);

export const signInLimits = [ofAccount, ofAddress] as const;

/** An example of the same. */
export const signInExample = {
  success: true,
  user: {
    id: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
    email: 'admin@meridian.example',
    name: 'Administrator',
    role: 'admin',
  },
};

/** Who is signed in. */
export const user = named(
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
export const whoIsSignedIn = { schema: success({ user }), example: signInExample };
