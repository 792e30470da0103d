import { meantPath } from './locale.js';

const dutch = new Headers({ 'Accept-Language': 'nl-BE' });

it.each([
  ['/BE-EN/fees', '/be-en/fees'],
  ['/Fr/', '/fr/'],
  ['/ot-en/blog', '/en/blog'],
  ['/be', '/be-nl/'],
  ['/mt/fees', '/mt-nl/fees'],
  ['/OT/', '/nl/'],
])('takes %s for %s', (address, meant) => {
  expect(meantPath(address, dutch)).toBe(meant);
});

it.each(['/be-en/fees', '/en', '/xx-yy/', '/be-de/', '/anything', '/'])('takes %s as it is', (address) => {
  expect(meantPath(address, dutch)).toBeUndefined();
});
