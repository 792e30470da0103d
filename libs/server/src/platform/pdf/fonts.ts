import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface OpenFont {
  readonly layout: (text: string, features?: Parameters<Font['layout']>[1]) => Run;
}
/** How fontkit reads a table of a font, which its types leave out. */
const readTable = '_getTableStream';
interface PackedFont {
  readonly stream: TableStream;
  [readTable](tag: string): TableStream | null;
}
interface TableStream {
  pos: number;
}
type Run = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** It takes a font that is open already, too, which its types do not say. */
      registerFont(name: string, font: OpenFont): this;
    }
  }
}

/** The site's type, by the names under which a document knows it. */
export const fonts = { text: 'Figtree', bold: 'Figtree SemiBold', heading: 'Source Serif 4' } as const;
export type FontName = (typeof fonts)[keyof typeof fonts];

const files: Readonly<Record<FontName, string>> = {
  [fonts.text]: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  [fonts.bold]: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  [fonts.heading]: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
};
const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, OpenFont>();

/** Tells a document its fonts, which are opened once for all documents; of each it embeds only the letters that it uses. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) {
    const font = opened.get(file) ?? open(file);
    opened.set(file, font);
    document.registerFont(name, font);
  }
}

/** The wanted font, or the bold one where the headings' font lacks letters of the text. */
export function fontFor(font: FontName, text: string): FontName {
  return font === fonts.heading && !/^[\u0020-\u007e\u00a0-\u00acŒœ€–—‘’‚“”„•…™\u00ae-\u00ff]*$/.test(text)
    ? fonts.bold
    : font;
}

function open(file: string): OpenFont {
  const font = create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  unpackTablesOnce(font as Font & PackedFont);
  const digits = new Map([...'0123456789'].map((digit) => [digit, font.layout(digit, ['tnum']).glyphs[0]]));
  // Tables ask for `tnum`: hundreds of short figures, which need digits of one width and no shaping.
  const layout: OpenFont['layout'] = (text, features) =>
    features === undefined ? font.layout(text) : sideBySide([...text].map((letter) => glyphOf(font, digits, letter)));
  return Object.assign<OpenFont, OpenFont>(Object.create(font), { layout });
}

/** Keeps each table that a packed font has unpacked: fontkit would unpack it anew for each letter that a document embeds. */
function unpackTablesOnce(font: PackedFont): void {
  const unpacked = new Map<string, TableStream>();
  const read = font[readTable].bind(font);
  font[readTable] = (tag) => {
    const stream = unpacked.get(tag) ?? read(tag);
    // A table that is not packed is read from the font's own stream, which `read` has put where it begins.
    if (stream === null || stream === font.stream) return stream;
    unpacked.set(tag, stream);
    return Object.assign(stream, { pos: 0 });
  };
}

function glyphOf(font: Font, digits: ReadonlyMap<string, Glyph | undefined>, letter: string): Glyph {
  return digits.get(letter) ?? font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function sideBySide(glyphs: Glyph[]): Run {
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  return { glyphs, positions, advanceWidth: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) };
}
