import { schemeIn } from './scheme.js';

it.each([
  ['COLOR_SCHEME=dark', 'dark'],
  ['a=b; COLOR_SCHEME=light; c=d', 'light'],
  ['COLOR_SCHEME=', undefined],
  ['COLOR_SCHEME=pink', undefined],
  ['COLOR_SCHEME=darker', undefined],
  ['MY_COLOR_SCHEME=dark', undefined],
  ['', undefined],
])('reads the scheme of the cookies %j: %s', (cookies, scheme) => {
  expect(schemeIn(cookies)).toBe(scheme);
});
