import { whatFailed } from './build.ts';

const output =
  '@x/fields: ok\n@x/api: src/a.ts(1,1): \u001b[91merror\u001b[0m TS2304\n@x/api: > tsc -b\n\nFailed tasks:\n\n- @x/api:build\n';

test('a failed build shows what the failed projects said, and nothing else', () => {
  expect(whatFailed(output, '@x/api: npm error code 2\n@x/fields: npm warn x')).toBe(
    '@x/api: src/a.ts(1,1): error TS2304',
  );
});

test('a build that fails before any project shows everything', () => {
  expect(whatFailed('', 'Cannot find nx.json')).toContain('Cannot find nx.json');
});
