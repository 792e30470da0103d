import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A secret of 60 random bits: twelve characters of Crockford base32. */
export function newCode(): string {
  let code = '';
  for (const byte of randomBytes(12)) code += alphabet[byte & 31];
  return code;
}

/** The stored form of a code as a person typed it, in any case, with or without hyphens and spaces; undefined when it is none. */
export function normaliseCode(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 40) return undefined;
  const code = typed.replaceAll(/[-\s]/g, '').toUpperCase();
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined;
}

/** A code as it is shown: three groups of four. */
export function groupCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}
