import { argon2Sync } from 'node:crypto';
import { hashPassword, isOutdated, isPassword } from './password.js';

it('hashes with the parameters that OWASP recommends, each time with another salt, and knows the password again', async () => {
  const [hash, other] = [await hashPassword('paßword ①'), await hashPassword('paßword ①')];
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(hash);
  expect(await isPassword('paßword 1', hash)).toBe(true);
  expect(await isPassword('password', hash)).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

it('still takes what was hashed with other parameters, and says that it is outdated', async () => {
  const salt = Buffer.alloc(16, 1);
  const weak = argon2Sync('argon2id', {
    message: 'old',
    nonce: salt,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (value: Buffer) => value.toString('base64url');
  const hash = `$argon2id$v=19$m=64,t=1,p=1$${text(salt)}$${text(weak)}`;
  expect(await isPassword('old', hash)).toBe(true);
  expect(await isPassword('new', hash)).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

it.each(['', 'scrypt', '$argon2id$', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$'])(
  'takes no password for what is no hash: %j',
  async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
    expect(await isPassword('plain', hash)).toBe(false);
  },
);
