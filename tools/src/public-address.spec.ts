import { publicAddress } from './public-address.ts';

it.each([
  [{}, 'http://localhost:3900'],
  [{ PUBLIC_URL: '' }, 'http://localhost:3900'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'http://localhost:3900'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000/' }, 'http://localhost:3900'],
  [{ PUBLIC_URL: 'http://[::1]' }, 'http://localhost:3900'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3900' }, 'http://127.0.0.1:3900'],
  [{ PUBLIC_URL: 'http://localhost:8080', TRUST_PROXY: '1' }, 'http://localhost:8080'],
  [{ PUBLIC_URL: 'https://localhost:8443', TRUST_PROXY: '0' }, 'https://localhost:8443'],
  [{ PUBLIC_URL: 'https://bank.example' }, 'https://bank.example'],
  [{ PUBLIC_URL: 'not an address' }, 'not an address'],
])('a start on port 3900 with %j makes links to %s', (env, expected) => {
  expect(publicAddress(env, '3900')).toBe(expected);
});
