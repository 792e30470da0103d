/** Beyond Latin-1, the characters of Windows-1252 that the standard fonts of PDF have. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** The text with every character that the standard fonts lack replaced by the nearest that they have. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(nearest).join('');
}

function nearest(character: string): string {
  if (isPrintable(character)) return character;
  if (/\s/.test(character)) return character === '\n' ? character : '\u00a0';
  const base = character.normalize('NFD').charAt(0);
  return isPrintable(base) ? base : '?';
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.includes(character);
}
