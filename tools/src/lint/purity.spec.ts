import { checkPurity } from './purity.ts';
import { temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('pure libraries', () => {
  test.each([
    'Date.now()',
    'new Date()',
    'Math.random()',
    'fetch("/x")',
    'document.title',
    'process.env',
    'setTimeout(() => 1, 2)',
  ])('refuse %s', (expression) => {
    expect(checkPurity(write({ 'libs/machines/src/a.ts': `export const a = ${expression};` }))).toHaveLength(1);
  });

  test('accept an instant that comes in as a value', () => {
    expect(checkPurity(write({ 'libs/machines/src/a.ts': 'export const a = (at: string) => new Date(at);' }))).toEqual(
      [],
    );
  });
});
