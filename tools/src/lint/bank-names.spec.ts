import { checkBankNames } from './bank-names.ts';
import { sentences, temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('the platform', () => {
  const place = 'libs/server/src/engine/a.ts';
  const check = (source: string, names: readonly string[] = []) =>
    sentences(checkBankNames(write({ [place]: source }), { [place]: { names, why: 'On its way out.' } }));

  test.each([
    "export const a = 'loan-application';",
    '// Sent by a partner store.',
    "export const a = 'Meridian Bank';",
  ])('refuses %s', (source) => {
    expect(check(source)).toContain('names what is the bank’s');
  });

  test('lets the role of an intermediary be named', () => {
    expect(check("export const role = 'intermediary';")).toBe('');
  });

  test('accepts a name in a known place, and no other name there', () => {
    expect(check('export const loan = 1;', ['loan'])).toBe('');
    expect(check('export const loan = "promotion";', ['loan'])).toContain('promotion');
  });

  test('has a known place no longer than it needs it', () => {
    expect(check('export const visit = 1;', ['loan'])).toContain('is gone');
  });

  test('may be named by its tests, and names nothing of the bank elsewhere', () => {
    const files = { 'libs/server/src/a.spec.ts': '// A loan.', 'apps/loan/src/a.ts': '// A loan.' };
    expect(checkBankNames(write(files), {})).toEqual([]);
  });
});
