import { addressKind, isSearch } from './mount-site.js';

const endpoints: Readonly<Record<string, readonly string[]>> = {
  '/be-nl/jobs/allJobs': ['GET'],
  '/search': ['GET'],
  '/blog/getnewsarticles': ['POST'],
};
const kind = (path: string, { method = 'GET', accept = 'text/html' } = {}) =>
  addressKind({ path, method, headers: { accept } }, { methodsOf: (asked) => endpoints[asked] ?? [] });

it.each(['/', '/mt-en', '/mt-en/', '/nl/blog', '/xx-yy/', '/de', '/anything', '/mt-en/blog.data'])(
  'gives %s to the site',
  (path) => {
    expect(kind(path)).toBe('page');
  },
);

it.each([
  '/be-nl/jobs/allJobs',
  '/search',
  '/blog/getnewsarticles',
  '/api/v1/none',
  '/health/none',
  '/media/999999',
  '/metrics',
  '/_site/gone.js',
])('leaves %s to others', (path) => {
  expect(kind(path)).toBe('other');
});

it('tells programs about an unknown address, and shows browsers a page', () => {
  expect(kind('/anything', { accept: 'application/json' })).toBe('other');
  expect(kind('/anything', { method: 'POST' })).toBe('other');
  expect(kind('/mt-en/privacy-choice', { method: 'POST', accept: '*/*' })).toBe('page');
});

it.each([
  ['/be-nl/search', true],
  ['/be-nl/SEARCH/', true],
  ['/be-nl/%73earch.data', true],
  ['/be-nl/search/.data', true],
  ['/be-nl/search/_.data', true],
  ['/be-nl/search%', false],
  ['/be-nl/research/fees', false],
])('knows whether %s searches: %p', (path, expected) => {
  expect(isSearch({ path, query: { q: 'fees' } })).toBe(expected);
  expect(isSearch({ path, query: {} })).toBe(false);
});
