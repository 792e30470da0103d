import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** A colour in both schemes, as `#rrggbb`. */
export interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

/** How a product looks: colours by what they are for, families of type, sizes of text, and how round corners are. */
interface Theme {
  readonly colours: Readonly<Record<string, SchemeColours>>;
  /** Of PDFs, which have no schemes, beside those of the light one. */
  readonly print: Readonly<Record<'line' | 'band', string>>;
  readonly fonts: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly radii: Readonly<Record<string, string>>;
}

export const theme: Theme = JSON.parse(readFileSync(path.join(root, 'libs/ui/theme.json'), 'utf8'));

/** The colours of a name, such as `ink-soft`; throws where the theme has none of it. */
export function coloursOf(name: string): SchemeColours {
  const colours = theme.colours[name];
  if (!colours) throw new Error(`theme.json has no colours for ${name}`);
  return colours;
}

const written = 'Written by `npm run theme` from libs/ui/theme.json.';

/** The design tokens that a theme decides, as a style sheet. */
export function styleSheet(): string {
  const { colours, fonts, text, radii } = theme;
  const lines = [
    ...Object.entries(colours).map(([name, { light, dark }]) => `--sw-${name}: light-dark(${light}, ${dark});`),
    ...Object.entries(fonts).map(([name, family]) => `--sw-font-${name}: ${family};`),
    ...Object.entries(text).map(([name, size]) => `--sw-text-${name}: ${size};`),
    ...Object.entries(radii).map(([name, radius]) => `--sw-radius-${name}: ${radius};`),
  ];
  return `/* ${written} */\n:root {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** The colours of PDFs, as a module of the server. */
export function printColours(): string {
  const light = (name: string): string => coloursOf(name).light;
  const { line, band } = theme.print;
  const colours = { ink: light('ink'), quiet: light('ink-soft'), brand: light('brand') };
  const members = { ...colours, accent: coloursOf('accent').dark, line, band };
  const lines = Object.entries(members).map(([name, colour]) => `  ${name}: '${colour}',\n`);
  return `// ${written}\nexport const colours = {\n${lines.join('')}} as const;\n`;
}

/** How far two colours are apart, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
