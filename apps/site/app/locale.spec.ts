import { meantPath, redirectToAnniversary } from './locale.js';

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

/** Where a request for an address is led; undefined where it stays. */
function ledTo(address: string): string | null | undefined {
  try {
    redirectToAnniversary(new Request(`http://bank.example${address}`, { headers: dutch }));
    return undefined;
  } catch (led) {
    return led instanceof Response ? led.headers.get('Location') : null;
  }
}

it.each([
  ['/30years', '/be-nl/30years'],
  ['/30years/', '/be-nl/30years'],
  ['/anything/30years', '/be-nl/30years'],
  ['/be-en/blog/30years', '/be-en/30years'],
  ['/fr/jobs/details/30years', '/fr/30years'],
])('leads from %s to the anniversary in %s', (address, led) => {
  expect(ledTo(address)).toBe(led);
});

it.each(['/be-en/30years', '/fr/30years/', '/be-en/blog', '/be-en/the-30years', '/'])(
  'leads nowhere from %s',
  (address) => {
    expect(ledTo(address)).toBeUndefined();
  },
);
