import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from '../workspace.ts';
import { frame, pieces } from './mail-components.ts';

/** The module that has the HTML of mails, in which the server fills the placeholders. */
export const mailLayoutFile = path.join(root, 'libs/server/src/platform/mail/mail-layout.ts');

const doctype = '<!DOCTYPE html>';

/** HTML in one line; React puts preloads of what it may fetch before a fragment, of which mails have none. */
const markup = (element: ReactElement): string =>
  renderToStaticMarkup(createElement('div', null, element)).slice(5, -6);

/** Returns the module's text. */
export function mailLayoutModule(): string {
  const drawn = { frame: doctype + renderToStaticMarkup(frame), ...drawnPieces() };
  const members = Object.entries(drawn).map(([name, html]) => {
    const text = `'${quoted(html)}',`;
    // As the formatter has them.
    return `  ${name}:${name.length > 4 ? '\n   ' : ''} ${text}`;
  });
  return `// Written by \`npm run theme\` from the components in tools/src/mail-layout; a test compares them.

/** HTML of the frame and the pieces of mails, with \`{{name}}\` where values go. */
export const mailLayout = {
${members.join('\n')}
} as const;
`;
}

const drawnPieces = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pieces).map(([name, element]) => [name, markup(element)]));

const quoted = (html: string): string => html.replaceAll('\n', '').replaceAll('\\', '\\\\').replaceAll("'", "\\'");
