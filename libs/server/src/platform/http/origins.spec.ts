import type { Request } from 'express';
import { clientAddress, isFromThisMachine } from './origins.js';

const request = (remoteAddress: string, headers: object = {}, ip = remoteAddress): Request =>
  ({ ip, socket: { remoteAddress }, headers }) as Request;

describe('the address that limits count', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, counted) => {
    expect(clientAddress(request(address), 0).address).toBe(counted);
  });
});

it.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['_hidden', '10.0.0.1'],
])('a proxy that names %s passes a request of %s on', (named, counted) => {
  const passed = request('10.0.0.1', { 'x-forwarded-for': named }, named);
  expect(clientAddress(passed, 1).address).toBe(counted);
});

describe('E12: a proxy on this machine', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])(
    'is not this machine once it says %s, whatever it says',
    (name) => {
      for (const [loopback, address] of [
        ['127.0.0.1', '127.0.0.1'],
        ['::1', '::1'],
        ['::ffff:127.0.0.1', '127.0.0.1'],
      ] as const) {
        const passed = request(loopback, { [name]: '127.0.0.1' });
        expect(isFromThisMachine(request(loopback))).toBe(true);
        expect(isFromThisMachine(passed)).toBe(false);
        expect(clientAddress(passed, 0)).toEqual({ address: `proxy ${address}`, isDisbelieved: true });
      }
    },
  );

  it('is believed where it is counted, and then makes nobody this machine either', () => {
    const passed = request('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, '192.0.2.7');
    expect(clientAddress(passed, 1)).toEqual({ address: '192.0.2.7', isDisbelieved: false });
    expect(isFromThisMachine(passed)).toBe(false);
    expect(clientAddress(request('127.0.0.1', { 'x-real-ip': '192.0.2.7' }), 1).address).toBe('proxy 127.0.0.1');
  });
});
