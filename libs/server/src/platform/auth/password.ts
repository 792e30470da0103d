import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What OWASP recommends first: Argon2id over 19 MiB, twice. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const keyLength = 32;
const saltLength = 16;

/** How every new hash begins; the parameters stand in it so that they can be raised later. */
const present = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** Hashes a password with Argon2id. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return `${present}${salt.toString('base64url')}$${(await argon2id(password, salt, cost)).toString('base64url')}`;
}

/** Compares in constant time; an absent hash costs as much as a wrong password, so that accounts cannot be guessed. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [expected, actual] = await derivedAs(hash ?? absent, password);
  return (
    expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== undefined
  );
}

/** Whether a hash was made with other parameters than a new one would be. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(present);

/** An account as a sign-in finds it; without a hash it has no password yet. */
interface WithPassword {
  readonly active: boolean;
  readonly password_hash: string | null;
}

/**
 * The account that `find` finds, if the password is its own; one that is switched off costs as much time and is none. An
 * outdated hash is renewed: another sign-in may do so at the same time, or another password be chosen, so that what is there
 * then counts.
 */
export async function accountByPassword<T extends WithPassword>(
  password: string,
  find: () => Promise<T | undefined>,
  renew: (account: T, hash: string) => Promise<unknown>,
): Promise<T | undefined> {
  const account = await find();
  const hash = account?.password_hash ?? undefined;
  const isRight = await isPassword(password, hash);
  if (!isRight || hash === undefined || account?.active !== true) return undefined;
  if (!isOutdated(hash)) return account;
  await renew(account, await hashPassword(password));
  return accountByPassword(password, find, renew);
}

const absent = `${present}${Buffer.alloc(saltLength).toString('base64url')}$${Buffer.alloc(keyLength).toString('base64url')}`;

/** The key of a hash, and the one that a password gives with the same salt and cost; both empty for what is no hash. */
async function derivedAs(hash: string, password: string): Promise<readonly [expected: Buffer, actual: Buffer]> {
  const [, m, t, p, salt, key] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return [bytes(''), bytes('')];
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  return [bytes(key), await argon2id(password, bytes(salt), parameters)];
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

function argon2id(password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...parameters, message, nonce, tagLength: keyLength }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
