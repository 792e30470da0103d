import { ownPath } from './own-path.js';

it.each([
  ['/be-en/blog?page=2#top', '/be-en/blog?page=2#top'],
  ['/mt-en/☃?q=☃', '/mt-en/%E2%98%83?q=%E2%98%83'],
  ['/fr/\r\nSet-Cookie: a=b', '/fr/Set-Cookie:%20a=b'],
])('makes %j a path that a header takes', (from, path) => {
  expect(ownPath(from)).toBe(path);
  expect(() => new Headers({ Location: path })).not.toThrow();
});

it.each([
  '',
  '☃',
  'https://evil.example/be-en/',
  '//evil.example/be-en',
  '/\\evil.example',
  'javascript:alert(1)',
  null,
  7,
])('goes back to nothing for %j', (from) => {
  expect(ownPath(from)).toBeUndefined();
});
