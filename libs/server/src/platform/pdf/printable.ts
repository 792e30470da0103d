/** Of Latin Extended-A, the letters that one of the fonts lacks. */
const missing = 'ĔĕĨĩĬĭĲĳĸĿŀŉŎŏŢţŦŧŨũ';
const beyondLatin = 'ȘșȚțẀẁẂẃẄẅẞỲỳ–—‘’‚“”„•…‹›€™−';

/** The text with every character that one of the fonts lacks replaced by the nearest that all have. */
export function printable(text: string): string {
  return [...text.normalize('NFC').replaceAll('Ĳ', 'IJ').replaceAll('ĳ', 'ij')].map(nearest).join('');
}

function nearest(character: string): string {
  if (character === '\u00ad') return '';
  if (isPrintable(character)) return character;
  if (/\s/.test(character)) return character === '\n' ? character : '\u00a0';
  const base = character.normalize('NFD').charAt(0);
  return isPrintable(base) ? base : '?';
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x100 && code <= 0x17e) return !missing.includes(character);
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || beyondLatin.includes(character);
}
