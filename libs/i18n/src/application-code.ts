/** Characters of an application's code. */
export const codeLength = 12;

/** Spaces, and dashes of any kind: programs of texts make others of those that a code is copied with. */
const between = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/** What is typed of a code without what people put between, in capitals, with the digits that codes have for letters that look like them. */
export function typedCode(typed: string): string {
  return codeCharacters(typed).slice(0, codeLength);
}

/** The same of a part of a text, however long it is. */
export function codeCharacters(typed: string): string {
  return typed.replace(between, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The stored form of a code as a person typed it, in any case, with or without hyphens and spaces; undefined when it is none. */
export function normaliseCode(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 40) return undefined;
  const code = typed.replace(between, '').toUpperCase();
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined;
}

/** A code, or the beginning of one, in groups of four: `7K3M-9QWX-2TRB`. */
export function groupCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}
