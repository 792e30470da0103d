import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** Headers by which a proxy says that it passes a request on. */
const forwardingHeaders = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'],
] as const;

/**
 * Whom limits count: an IPv4 address, or the /64 of an IPv6 one. A request that something on this machine passes on, and
 * that no believed header tells the sender of, is `proxy` and that address: it is never taken for this machine itself.
 */
export function clientAddress(request: Request, trustProxy: number): string {
  const address = plain((trustProxy > 0 ? request.ip : request.socket.remoteAddress) ?? 'unknown');
  if (isLoopback(address) && isDisbelieved(request, trustProxy)) return `proxy ${address}`;
  return address.includes(':') ? network(address) : address;
}

/** Whether a request was passed on by a proxy whose word on the sender is not taken: `TRUST_PROXY` does not count it. */
export function isDisbelieved(request: IncomingMessage, trustProxy: number): boolean {
  const isBelieved = trustProxy > 0 && request.headers['x-forwarded-for'] !== undefined;
  return !isBelieved && isForwarded(request);
}

/** Whether a program on this machine sent a request itself, with no proxy between. */
export function isFromThisMachine(request: IncomingMessage): boolean {
  return isLoopback(plain(request.socket.remoteAddress ?? '')) && !isForwarded(request);
}

const isForwarded = ({ headers }: IncomingMessage): boolean =>
  forwardingHeaders.some((name) => headers[name] !== undefined);

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

/** An IPv4 address as such, where it came as one that was mapped into IPv6. */
const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);

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
