/**
 * Codes of applications as mails write them: twelve characters of their alphabet, in one piece or in groups of four. Four
 * groups that begin with a country are an account number.
 */
const codes =
  /(?<![\dA-Z])(?<!\b[A-Z]{2}\d{2} (?:\d{4} )*)(?![A-Z]{2}\d{2}(?: \d{4}){3})[\dA-HJKMNP-TV-Z]{4}([- ]?)[\dA-HJKMNP-TV-Z]{4}\1[\dA-HJKMNP-TV-Z]{4}(?![\dA-Z])/g;

/** Links; what follows the server's name may open something. */
const links = /\b(https?:\/\/[^\s/"'<>]+)\/[^\s"'<>]*/g;

/** Tokens that open an account or confirm something: runs of 32 characters or more, too long to be typed. */
const tokens = /(?<![\w-])[\w-]{32,}(?![\w-])/g;

/** Numbers that open something on another device: six digits that stand alone. */
const numbers = /(?<![\d.,/-])(?<!\d )\d{6}(?![\d/]|[.,-]\d)/g;

const dots = '••••';

/** A text of a mail with dots for what opens something: links, tokens, codes of applications and numbers for devices. */
export function hideSecrets(text: string): string {
  return text
    .replaceAll(links, `$1/${dots}`)
    .replaceAll(tokens, dots)
    .replaceAll(codes, `${dots}-${dots}-${dots}`)
    .replaceAll(numbers, dots);
}
