import type { Request } from 'express';
import { clientAddress } from './client-address.js';

const from = (remoteAddress: string): string => clientAddress({ socket: { remoteAddress } } as Request, 0);

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
    expect(from(address)).toBe(counted);
  });
});
