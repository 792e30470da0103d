import type { LookupAddress } from 'node:dns';
import * as dns from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Of IPv4, all that is not the public internet (IANA’s special-purpose registry). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');

/** Of IPv6, global unicast alone is public, without what leads on to an IPv4 address or is set apart. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const apart6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  apart6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of the public internet. An IPv4 address written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !apart6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Finds the addresses of a name. */
export abstract class Resolver {
  abstract resolve(host: string): Promise<readonly LookupAddress[]>;
}

/**
 * Asks the name servers itself. The operating system, which knows names that they do not, does two questions at a time for the whole
 * process: those of the database and the store would wait behind a name that nobody answers for.
 */
export class SystemResolver extends Resolver {
  constructor(private readonly servers = new dns.Resolver({ timeout: 2_000, tries: 2 })) {
    super();
  }

  async resolve(host: string): Promise<readonly LookupAddress[]> {
    const answers = await Promise.allSettled([this.servers.resolve4(host), this.servers.resolve6(host)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) return found.map((address) => ({ address, family: isIP(address) }));
    for (const answer of answers)
      if (answer.status === 'rejected' && /TIMEOUT|SERVFAIL/.test(answer.reason.code)) throw answer.reason;
    return dns.lookup(host, { all: true });
  }
}

/** Says that an address is not to be connected to. */
export class PrivateAddressError extends Error {}

/** The addresses of a URL's host; throws when one of them is not public, unless private ones are allowed. */
export async function addressesOf(
  { hostname }: URL,
  resolver: Resolver,
  isPrivateAllowed: boolean,
): Promise<readonly LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await resolver.resolve(host) : [{ address: host, family }];
  if (!isPrivateAllowed && !found.every(({ address }) => isPublicAddress(address))) throw new PrivateAddressError();
  return found;
}
