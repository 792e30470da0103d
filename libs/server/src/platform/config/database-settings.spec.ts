import { complaintsOf } from '../../testing/config-complaints.js';

const hosts = 'postgres://api:pass@one:5432,two:5432/bank';

it.each(['read-write', 'primary'])('takes several hosts of a database of which the one that is %s counts', (which) => {
  expect(complaintsOf({ DATABASE_URL: `${hosts}?target_session_attrs=${which}` })).toEqual([]);
});

it.each([
  [hosts, 'names several hosts, which need target_session_attrs'],
  [`${hosts}?target_session_attrs=any`, 'names several hosts, which need target_session_attrs'],
  ['postgres://api:pass@one/bank?target_session_attrs=standby', 'has a target_session_attrs'],
  ['postgres://api:pass@one,two:x/bank?target_session_attrs=primary', 'must be an address that starts with postgres'],
])('does not take %s', (DATABASE_URL, complaint) => {
  expect(complaintsOf({ DATABASE_URL })).toEqual([expect.stringContaining(`DATABASE_URL ${complaint}`)]);
});

it('names by what a database may be distributed', () => {
  const DATABASE_URL = 'postgres://api:pass@localhost/bank';
  expect(complaintsOf({ DATABASE_URL, DATABASE_DISTRIBUTED: 'citus' })).toEqual([]);
  const complaint = 'DATABASE_DISTRIBUTED must be one of none, citus, not “sharded”.';
  expect(complaintsOf({ DATABASE_URL, DATABASE_DISTRIBUTED: 'sharded' })).toEqual([complaint]);
});

it('wants TLS to each host that is another machine', () => {
  const DATABASE_URL = `${hosts.replace('one', 'localhost')}?target_session_attrs=primary`;
  const complaint = expect.stringMatching(/^DATABASE_URL goes to another machine without TLS/);
  expect(complaintsOf({ DATABASE_URL, NODE_ENV: 'production' })).toContainEqual(complaint);
});
