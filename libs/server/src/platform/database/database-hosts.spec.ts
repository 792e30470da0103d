import { hostUrls, sessionAttribute } from './database-hosts.js';

it.each([
  ['postgres://api:pass@one/bank', ['postgres://api:pass@one/bank']],
  [
    'postgresql://api:p%2Ca@one:5432,two,[::1]:5433/bank?target_session_attrs=read-write&sslmode=verify-full',
    ['one:5432', 'two', '[::1]:5433'].map((host) => `postgresql://api:p%2Ca@${host}/bank?sslmode=verify-full`),
  ],
  ['postgres:///bank?host=/run/postgresql', ['postgres:///bank?host=%2Frun%2Fpostgresql']],
  ['no address', ['no address']],
])('reads the hosts of %s', (url, urls) => {
  expect(hostUrls(url).map(decodeURIComponent)).toEqual(urls.map(decodeURIComponent));
});

it('knows which of the hosts is wanted', () => {
  expect(sessionAttribute('postgres://one,two/bank?sslmode=require&target_session_attrs=primary')).toBe('primary');
  expect(sessionAttribute('postgres://one/bank')).toBeUndefined();
});
