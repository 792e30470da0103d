import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface OpenFont {
  readonly layout: (text: string, features?: Parameters<Font['layout']>[1]) => Run;
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

/** As they are laid out: of a packed font fontkit unpacks a table for each letter that a document embeds. */
const files: Readonly<Record<FontName, string>> = {
  [fonts.text]: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  [fonts.bold]: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  [fonts.heading]: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
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

function open(file: string): OpenFont {
  const font = create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  const digits = new Map([...'0123456789'].map((digit) => [digit, font.layout(digit, ['tnum']).glyphs[0]]));
  // Tables ask for `tnum`: hundreds of short figures, which need digits of one width and no shaping.
  const layout: OpenFont['layout'] = (text, features) =>
    features === undefined ? font.layout(text) : sideBySide([...text].map((letter) => glyphOf(font, digits, letter)));
  return Object.assign<OpenFont, OpenFont>(Object.create(font), { layout });
}

function glyphOf(font: Font, digits: ReadonlyMap<string, Glyph | undefined>, letter: string): Glyph {
  return digits.get(letter) ?? font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function sideBySide(glyphs: Glyph[]): Run {
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  return { glyphs, positions, advanceWidth: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) };
}
