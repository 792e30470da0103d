import type { Request } from 'express';

/** Who counts as one sender for limits: an IPv4 address, or the /64 that one IPv6 household has. */
export function clientAddress(request: Request, trustProxy: number): string {
  const address = (trustProxy > 0 ? request.ip : request.socket.remoteAddress) ?? 'unknown';
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:')) return address.slice(7);
  return network(address);
}

/** Whether a sender, as `clientAddress` names it, is this machine itself. */
export function isLocal(address: string | undefined): boolean {
  return address !== undefined && (address.startsWith('127.') || address === '0:0:0:0::/64');
}

function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const rest = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
