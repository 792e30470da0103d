import { operation, operations, type Area } from './operation.js';
import { integer, object, text } from './schema.js';
import { everyone } from './who.js';

const area: Area = {
  name: 'Human check',
  description: 'Tells people from programs by a proof of work.',
};

/** What shows that a person sends a form. */
export const captcha = operations('captcha', area, {
  challenge: operation('GET', '/captcha/challenge', {
    who: everyone,
    summary: 'A challenge in ALTCHA’s format',
    description: 'Its solution, base64 of JSON, is sent as `captcha`, once and within twenty minutes.',
    answers: {
      200: {
        schema: object({
          parameters: object({
            algorithm: text(undefined, { const: 'PBKDF2/SHA-256' }),
            nonce: text(),
            salt: text(),
            cost: integer('Iterations of one attempt'),
            keyLength: integer('Bytes'),
            keyPrefix: text('What the derived key must begin with'),
            keySignature: text(),
            expiresAt: integer('Seconds since 1970'),
          }),
          signature: text(),
        }),
        example: {
          parameters: {
            algorithm: 'PBKDF2/SHA-256',
            nonce: 'e5f9…',
            salt: '7a01…',
            cost: 1000,
            keyLength: 32,
            keyPrefix: '4fd2…',
            keySignature: '9be0…',
            expiresAt: 1795206000,
          },
          signature: '51c8…',
        },
      },
    },
  }),
});
