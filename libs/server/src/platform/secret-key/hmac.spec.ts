import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { hmac } from './hmac.js';

const texts = ['', 'Ada', 'Zoë Müller 🏦', 'x'.repeat(1_000), 'é'.repeat(20_000), 'after a long one', '\ud800 alone'];

it.each([1, 32, 64])('digests as the library does with a key of %s bytes', (length) => {
  const key = createSecretKey(randomBytes(length));
  for (const text of texts) {
    expect(hmac(key, text)).toEqual(createHmac('sha256', key).update(text).digest());
    expect(hmac(key, text, 'hex')).toBe(createHmac('sha256', key).update(text).digest('hex'));
  }
});

it('keeps digests under several keys apart', () => {
  const [one, other] = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))];
  const first = hmac(one, 'Ada');
  expect(hmac(other, 'Ada')).not.toEqual(first);
  expect(hmac(one, 'Ada')).toEqual(first);
});

it('takes no key that would have to be hashed itself', () => {
  expect(() => hmac(createSecretKey(randomBytes(65)), 'Ada')).toThrow('65 bytes');
});
