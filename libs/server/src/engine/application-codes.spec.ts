import { SecretKey } from '../platform/secret-key/secret-key.js';
import { ApplicationCodes, newCode } from './application-codes.js';

const codesUnder = (present: string, ...former: readonly string[]) =>
  new ApplicationCodes(new SecretKey(present, former));
const codes = codesUnder('present');
const both = { code: 'ABCDEFGHJKMN', admin_code: '0123456789XY' };

it('makes codes of twelve letters and digits, none of which looks like another', () => {
  const made = Array.from({ length: 200 }, newCode);
  expect(new Set(made).size).toBe(200);
  expect(made.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{12}$/.test(code))).toEqual([]);
  expect(new Set(made.join('')).size).toBe(32);
});

it('spreads every sign evenly over every place of its codes', () => {
  const made = Array.from({ length: 32_000 }, newCode);
  for (let place = 0; place < 12; place += 1) {
    const counts = new Map<string, number>();
    for (const code of made) counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1);
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 31 degrees of freedom: a fair source exceeds this at one of twelve places once in a million times.
    expect(chiSquared).toBeLessThan(92);
  }
});

it('opens the codes that it sealed, of the same application alone', () => {
  const { sealed_codes } = codes.stored(both, 'one');
  expect(codes.decrypt({ sealed_codes, public_id: 'one' })).toEqual(both);
  expect(() => codes.decrypt({ sealed_codes, public_id: 'two' })).toThrow('authenticate');
  expect(sealed_codes.subarray(0, 4)).toEqual(codes.presentId);
  expect(codesUnder('next').presentId).not.toEqual(codes.presentId);
});

it('sees whether codes are looked up by the digests of those that are sealed', () => {
  const { ending: _, ...row } = { ...codes.stored(both, 'one'), public_id: 'one' };
  const other = codes.stored({ code: 'ZZZZZZZZZZZZ', admin_code: 'YYYYYYYYYYYY' }, 'one');
  expect(codes.agree(row)).toBe(true);
  expect(codes.agree({ ...row, code_digest: other.code_digest })).toBe(false);
  expect(codes.agree({ ...row, admin_code_digest: other.admin_code_digest })).toBe(false);
  expect(codes.agree({ ...row, code_digest: row.admin_code_digest, admin_code_digest: row.code_digest })).toBe(false);
  expect(codes.agree({ ...row, public_id: 'two' })).toBe(false);
  expect(codesUnder('next', 'present').agree(row)).toBe(true);
  expect(codesUnder('next').agree(row)).toBe(false);
});

it('finds an application by the last four characters of its code, in either case', () => {
  const { ending } = codes.stored(both, 'one');
  expect(ending).toMatch(/^#[0-9a-f]{12}$/);
  expect([codes.endingWordOf('JKMN'), codes.endingWordOf('jkmn')]).toEqual([ending, ending]);
  expect(codes.endingWordOf('0KMN')).not.toBe(ending);
  expect([codes.endingWordOf('KMN'), codes.endingWordOf('HJKMN')]).toEqual(['', '']);
});

it('digests the key of a call, once, under each key that it may have been written with', () => {
  const call = { key: 'k', fingerprint: 'f' };
  const stored = codes.callOf(call);
  expect(codes.callOf(call)).toBe(stored);
  expect(codes.callOf({ ...call })).toEqual(stored);
  expect(stored.key).not.toBe(stored.fingerprint);
  expect([stored.keys, stored.fingerprints]).toEqual([[stored.key], [stored.fingerprint]]);
  const renewed = codesUnder('next', 'present').callOf(call);
  expect(renewed.keys).toEqual([renewed.key, stored.key]);
  expect(renewed.fingerprints).toEqual([renewed.fingerprint, stored.fingerprint]);
  expect(codes.callOf({ key: 'other', fingerprint: 'f' }).key).not.toBe(stored.key);
});
