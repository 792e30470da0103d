// How much room a text takes is estimated: the layout is made in a worker and in tests, where no text can be measured.

const narrow = new Set("ijltfr.,:;|'![]()I ");
const wide = new Set('mwMW@%');

/** The width of a text in pixels, rather too large than too small. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += shareOf(character);
  return width * size;
}

function shareOf(character: string): number {
  if (narrow.has(character)) return 0.35;
  if (wide.has(character)) return 0.88;
  return /[A-Z]/.test(character) ? 0.66 : 0.54;
}

/** A text in at most `most` lines of a width; the last one ends in dots when there is more. */
export function linesOf(text: string, width: number, max: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= max) return lines;
  const kept = lines.slice(0, max);
  kept[max - 1] = `${kept[max - 1] ?? ''}…`;
  return kept;
}

/** A text that ends in dots when it takes more room than there is. */
export function cutTo(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  let end = text.length;
  while (end > 1 && widthOf(`${text.slice(0, end)}…`, size) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
