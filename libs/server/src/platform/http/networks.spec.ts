import { isNetwork, Networks } from './networks.js';

it.each([
  ['10.1.0.0/16', '10.1.44.7', true],
  ['10.1.0.0/16', '10.2.0.1', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:4::/48', '2001:db8:4:9::/64', true],
  ['2001:db8:4::/48', '2001:db8:5:0::/64', false],
  ['2001:db8:4:1::99', '2001:db8:4:1::/64', true],
  ['::1', '0:0:0:0::/64', true],
])('of %s is %s: %p', (network, sender, isIn) => {
  expect(new Networks([network]).includes(sender)).toBe(isIn);
});

it('takes no IPv4 address for one of this machine, though it can be written as an IPv6 one', () => {
  const networks = new Networks(['::1']);
  expect(networks.includes('203.0.113.7')).toBe(false);
  expect(networks.includes('127.0.0.1')).toBe(false);
});

it('counts nobody in who has no address', () => {
  const networks = new Networks(['0.0.0.0/1', '::/1']);
  expect(networks.includes(undefined)).toBe(false);
  expect(networks.includes('unknown')).toBe(false);
});

it.each([
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/',
  '10.0.0',
  'office',
  '2001:db8::/65',
  '10.0.0.0/8/8',
  '10.0.0.0/1e1',
])('does not take %s for a network', (text) => {
  expect(isNetwork(text)).toBe(false);
});
