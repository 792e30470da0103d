/**
 * Codes of applications as mails write them: twelve characters of their alphabet, in one piece or in groups of four. Four
 * groups that begin with a country are an account number.
 */
const codes =
  /(?<![\dA-Z])(?<!\b[A-Z]{2}\d{2} (?:\d{4} )*)(?![A-Z]{2}\d{2}(?: \d{4}){3})[\dA-HJKMNP-TV-Z]{4}([- ]?)[\dA-HJKMNP-TV-Z]{4}\1[\dA-HJKMNP-TV-Z]{4}(?![\dA-Z])/g;

/** Tokens in links that open an account or confirm something: runs of 32 characters or more, too long to be typed. */
const tokens = /(?<![\w-])[\w-]{32,}(?![\w-])/g;

const dots = '••••';

/** A text of a mail with its tokens as dots, and its codes too unless `showCodes` is true. */
export function hideSecrets(text: string, { showCodes = false } = {}): string {
  const withoutTokens = text.replaceAll(tokens, dots);
  return showCodes ? withoutTokens : withoutTokens.replaceAll(codes, `${dots}-${dots}-${dots}`);
}

/** The codes that a text may contain, in one piece each. */
export const codesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(codes)].map(([code]) => code.replaceAll(/[- ]/g, ''))),
];
