import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// What a reader has of an answer already, and in which forms it takes the rest.

/** A tag that changes with what is sent. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the reader has what the tag stands for; a tag that a proxy made weak counts as the same. A reader who asks with `*`
 * wants nothing that there is.
 */
export function isKnown(request: IncomingMessage, tag: string): boolean {
  const strong = tag.replace(/^W\//, '');
  const known = request.headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === strong);
}

const notRefused = String.raw`\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const named = {
  br: new RegExp(String.raw`\bbr${notRefused}`),
  gzip: new RegExp(String.raw`\bgzip${notRefused}`),
};
export type Encoding = keyof typeof named;

/** Whether a reader takes content in an encoding (RFC 9110, 12.5.3); one with a weight of 0 is refused. */
export function accepts(request: IncomingMessage, encoding: Encoding): boolean {
  return named[encoding].test(String(request.headers['accept-encoding'] ?? ''));
}
