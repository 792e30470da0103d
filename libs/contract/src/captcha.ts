import { operation, operations, type Area } from './operation.js';
import * as s from './schema.js';
import { everyone } from './who.js';

const area: Area = { name: 'Human check', description: 'Tells people from programs by a proof of work.' };

/** What shows that a person sends a form. */
export const captcha = operations('captcha', area, {
  challenge: operation('GET', '/captcha/challenge', {
    who: everyone,
    summary: 'A challenge in ALTCHA’s format',
    description: 'Its solution, base64 of JSON, is sent as `captcha`, once and within twenty minutes.',
    answers: {
      200: {
        schema: s.object({
          parameters: s.object({
            algorithm: s.text(undefined, { const: 'PBKDF2/SHA-256' }),
            nonce: s.text(undefined, { example: 'e5f9…' }),
            salt: s.text(undefined, { example: '7a01…' }),
            cost: s.integer('Iterations of one attempt', { example: 1000 }),
            keyLength: s.integer('Bytes', { example: 32 }),
            keyPrefix: s.text('What the derived key must begin with', { example: '4fd2…' }),
            keySignature: s.text(undefined, { example: '9be0…' }),
            expiresAt: s.integer('Seconds since 1970', { example: 1795206000 }),
          }),
          signature: s.text(undefined, { example: '51c8…' }),
        }),
      },
    },
  }),
});
