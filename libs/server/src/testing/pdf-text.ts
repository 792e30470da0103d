import { inflateSync } from 'node:zlib';

/** The lines of text of a PDF with embedded fonts, in the order in which they are drawn. */
export function pdfLines(content: Buffer): string[] {
  const objects = objectsOf(content);
  const fonts = fontsOf(objects);
  return [...objects.values()].flatMap(({ stream }) => {
    let letters: readonly string[] = [];
    const lines: string[] = [];
    for (const [, font, pieces] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? [];
      else lines.push(decode(pieces ?? '', letters));
    }
    return lines;
  });
}

/** All of its text, every run of white space a single space. */
export function pdfText(content: Buffer): string {
  return pdfLines(content).join(' ').replaceAll(/\s+/g, ' ');
}

/** The letters of each font by the number under which the document has them. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, readonly string[]> {
  const pairs = [...objects.values()].flatMap(({ text }) => [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    pairs.map(([, font = '', number = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.text ?? '')?.[1] ?? '';
      return [font, lettersOf(objects.get(map)?.stream ?? '')];
    }),
  );
}

function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, start = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units = ''], index) => {
      letters[Number.parseInt(start, 16) + index] = (units.match(/[0-9a-f]{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join('');
    });
  return letters;
}

function decode(pieces: string, letters: readonly string[]): string {
  const glyphs = [...pieces.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
}

interface PdfObject {
  readonly text: string;
  /** What it says besides, readable; empty where it says nothing. */
  readonly stream: string;
}

function objectsOf(content: Buffer): Map<string, PdfObject> {
  const objects = content.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...objects].map(([, number = '', body = '']) => {
      const at = body.indexOf('stream\n');
      if (at < 0) return [number, { text: body, stream: '' }];
      return [number, { text: body.slice(0, at), stream: inflated(Buffer.from(body.slice(at + 7), 'latin1')) }];
    }),
  );
}

function inflated(stream: Buffer): string {
  return stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : '';
}
