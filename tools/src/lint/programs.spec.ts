import { checkWithOxlint } from './programs.ts';
import { temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

const found = (file: string, source: string): string =>
  checkWithOxlint(write({ [file]: source }))
    .map(({ at }) => at)
    .join('\n');

describe('code rules', () => {
  test.each([
    ['typescript(no-explicit-any)', 'export const a: any = 1;'],
    ['typescript(ban-ts-comment)', '// @ts-ignore\nexport const a: string = 1;'],
    ['eslint(no-console)', "console.log('x'); export const a = 1;"],
    ['eslint(no-empty)', 'export function a() { try { a(); } catch {} }'],
    ['import(no-default-export)', 'export default 1;'],
    ['eslint(no-warning-comments)', '// TODO later\nexport const a = 1;'],
  ])('refuse what breaks %s', (rule, source) => {
    expect(found('libs/fields/src/a.ts', source)).toContain(rule);
  });

  test.each([
    ['jest(no-focused-tests)', "test.only('x', () => expect(1).toBe(1));"],
    ['jest(no-disabled-tests)', "test.skip('x', () => expect(1).toBe(1));"],
    ['eslint(max-lines)', "test('x', () => expect(1).toBe(1));\n".repeat(301)],
  ])('refuse tests that break %s', (rule, source) => {
    expect(found('libs/fields/src/a.spec.ts', source)).toContain(rule);
  });
});

describe('pure libraries', () => {
  test.each([
    'Date.now()',
    'new Date()',
    'Math.random()',
    'fetch("/x")',
    'document.title',
    'process.env',
    'crypto.randomUUID()',
    'setTimeout(() => 1, 2)',
  ])('refuse %s', (expression) => {
    expect(found('libs/machines/src/a.ts', `export const a = ${expression};\n`)).toMatch(
      /^\S+:1:\d+: .*This library knows no/,
    );
  });

  test('accept an instant that comes in as a value', () => {
    expect(found('libs/machines/src/a.ts', 'export const a = (at: string) => new Date(at);')).toBe('');
  });

  test('are not asked for in their tests, nor elsewhere', () => {
    for (const file of ['libs/machines/src/testing/a.ts', 'libs/ui/src/a.ts'])
      expect(found(file, 'export const a = Date.now();')).toBe('');
  });
});

describe('endpoints', () => {
  const controller = (method: string) =>
    found('apps/api/src/x/x.controller.ts', `@Controller('x') export class XController { ${method} }`);

  test.each(['@Get() list() {}', '@Post("save") save() {}', '@HttpCode(200) @Delete() drop() {}'])(
    'are refused as %s with nothing said about who may call them',
    (method) => {
      expect(controller(method)).toContain('nothing says who may call it');
    },
  );

  test.each(['@Handles(x.list) list() {}', "@Sse('x') @Handles(x.stream) stream() {}", 'helper() {}'])(
    'are accepted as %s',
    (method) => {
      expect(controller(method)).toBe('');
    },
  );
});
