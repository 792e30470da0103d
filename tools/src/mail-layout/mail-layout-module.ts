import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coloursOf } from '../theme/theme.ts';
import { root } from '../workspace.ts';

/** The module that has the HTML of mails, in which the server fills the placeholders. */
export const mailLayoutFile = path.join(root, 'libs/server/src/platform/mail/mail-layout.ts');

/** Families as mail programs have them, beside the fonts of the theme. */
const fonts: Readonly<Record<string, string>> = {
  'text-font': "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  'heading-font': "'Source Serif 4', Georgia, 'Times New Roman', serif",
  'code-font': "'SFMono-Regular', Consolas, 'DejaVu Sans Mono', monospace",
};

/** Returns the module's text: the pieces of `mail-layout.html`, each in one line, with the colours of the theme. */
export function mailLayoutModule(): string {
  const html = readFileSync(path.join(import.meta.dirname, 'mail-layout.html'), 'utf8');
  const pieces = [...html.matchAll(/<!-- piece: (\w+) -->(.*?)(?=<!-- piece|$)/gs)];
  const members = pieces.map(([, name = '', piece = '']) => {
    const text = `'${themed(piece.trim().replaceAll(/\n\s*/g, '')).replaceAll("'", "\\'")}',`;
    // As the formatter has them.
    return `  ${name}:${name.length > 4 ? '\n   ' : ''} ${text}`;
  });
  return `// Written by \`npm run theme\` from tools/src/mail-layout/mail-layout.html; a test compares them.

/** HTML of the frame and the pieces of mails, with \`{{name}}\` where values go. */
export const mailLayout = {
${members.join('\n')}
} as const;
`;
}

/** A piece with what stands for `$ink`, a colour of the light scheme, `$ink.dark` or `$text-font`. */
const themed = (piece: string): string =>
  piece.replaceAll(/\$([\w-]+)(\.dark)?/g, (_, name: string, dark?: string) => {
    const font = fonts[name]?.replaceAll("'", '&#x27;');
    return font ?? coloursOf(name)[dark ? 'dark' : 'light'];
  });
