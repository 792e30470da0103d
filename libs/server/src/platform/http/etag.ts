import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A tag that changes with what is sent. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the reader has what the tag stands for; a tag that a proxy made weak counts as the same. */
export function isKnown(request: IncomingMessage, tag: string): boolean {
  const strong = tag.replace(/^W\//, '');
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === strong);
}
