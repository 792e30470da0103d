/** Of Latin Extended-A, the letters that one of the fonts lacks. */
const missing = 'ĔĕĨĩĬĭĲĳĸĿŀŉŎŏŢţŦŧŨũ';
const beyondLatin = 'ȘșȚțẀẁẂẃẄẅẞỲỳ–—‘’‚“”„•…‹›€™−';

/** What is not drawn itself: it joins characters, turns their direction, says how one is drawn, or stands on one. */
const undrawn = /^[\p{Default_Ignorable_Code_Point}\p{M}]$/u;

/** The text with every character that one of the fonts lacks replaced by the nearest that all have. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(nearest).join('');
}

function nearest(character: string): string {
  if (isPrintable(character) || character === '\n') return character;
  if (undrawn.test(character)) return '';
  if (/\s/.test(character)) return '\u00a0';
  if (/\p{Pd}/u.test(character)) return '-';
  const parts = [...character.normalize('NFKD')].filter((part) => !undrawn.test(part));
  return parts.length > 0 && parts.every(isPrintable) ? parts.join('') : '?';
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x100 && code <= 0x17e) return !missing.includes(character);
  const isLatin1 = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff && code !== 0xad);
  return isLatin1 || beyondLatin.includes(character);
}
