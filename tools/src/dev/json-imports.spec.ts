import { withoutAttributes } from './json-imports.ts';

test.each([
  ["() => import('./en.json', { with: { type: 'json' } }),", "() => import('./en.json'),"],
  ['import("../messages/en.json", {\n  with: { type: "json" },\n})', 'import("../messages/en.json")'],
  ["import('./en.js')", "import('./en.js')"],
  ["import en from './en.json' with { type: 'json' };", "import en from './en.json' with { type: 'json' };"],
])('%s becomes %s', (code, plain) => {
  expect(withoutAttributes(code)).toBe(plain);
});
