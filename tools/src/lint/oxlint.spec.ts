import { checkWithOxlint } from './oxlint.ts';
import { sentences, temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('code rules', () => {
  test.each([
    ['typescript(no-explicit-any)', 'export const a: any = 1;'],
    ['typescript(ban-ts-comment)', '// @ts-ignore\nexport const a: string = 1;'],
    ['eslint(no-console)', "console.log('x'); export const a = 1;"],
    ['eslint(no-empty)', 'export function a() { try { a(); } catch {} }'],
    ['import(no-default-export)', 'export default 1;'],
    ['eslint(no-warning-comments)', '// TODO later\nexport const a = 1;'],
  ])('refuse what breaks %s', (rule, source) => {
    expect(sentences(checkWithOxlint(write({ 'libs/fields/src/a.ts': source })))).toContain(rule);
  });

  test.each([
    ['jest(no-focused-tests)', "test.only('x', () => expect(1).toBe(1));"],
    ['jest(no-disabled-tests)', "test.skip('x', () => expect(1).toBe(1));"],
    ['eslint(max-lines)', "test('x', () => expect(1).toBe(1));\n".repeat(301)],
  ])('refuse tests that break %s', (rule, source) => {
    expect(sentences(checkWithOxlint(write({ 'libs/fields/src/a.spec.ts': source })))).toContain(rule);
  });
});
