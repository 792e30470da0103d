import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A tag that changes with what is sent. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the reader has what the tag stands for; a tag that a proxy made weak counts as the same. */
export function isKnown(request: IncomingMessage, tag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => strong(one.trim()) === strong(tag));
}

const strong = (tag: string): string => tag.replace(/^W\//, '');
