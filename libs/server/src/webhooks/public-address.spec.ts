import { createSocket } from 'node:dgram';
import { Resolver as NameServers } from 'node:dns/promises';
import { once } from 'node:events';
import { addressesOf, isPublicAddress, PrivateAddressError, type Resolver, SystemResolver } from './public-address.js';

it.each([
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'localhost',
  '',
])('takes %p for none of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  'takes %p for public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const answering = (...addresses: string[]): Resolver => ({
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});
const of = (url: string, resolver = answering('8.8.8.8'), isPrivateAllowed = false) =>
  addressesOf(new URL(url), resolver, isPrivateAllowed);

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
])('refuses %s without asking anybody for it', async (url) => {
  await expect(of(url)).rejects.toThrow(PrivateAddressError);
});

it('refuses a name of which one address is private, and takes one of which all are public', async () => {
  await expect(of('https://hooks.example', answering('8.8.8.8', 'fd00::1'))).rejects.toThrow(PrivateAddressError);
  expect(await of('https://hooks.example')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await of('http://10.0.0.1', answering(), true)).toEqual([{ address: '10.0.0.1', family: 4 }]);
});

it('gives a name up that its name servers say nothing of, and does not ask the operating system for it', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const servers = new NameServers({ timeout: 50, tries: 1 });
  servers.setServers([`127.0.0.1:${silent.address().port}`]);
  await expect(new SystemResolver(servers).resolve('hooks.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  silent.close();
});
