import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const folder = path.join(root, 'apps/e2e/tests/reading-order');
/** What is written on a screen; the names of fields, groups and regions repeat it. */
const written = /^\s*- (?:heading|button|link|group|paragraph|text|strong|listitem|status|term|definition)\b(.*)$/gm;

/** How many words a person reads on a screen, of the text that the e2e tests keep of it. */
function wordsOf(file: string): number {
  const lines = [...readFileSync(path.join(folder, file), 'utf8').matchAll(written)].map(([, rest = '']) => rest);
  return (
    lines
      .join(' ')
      .replaceAll(/\[\w+(=\w+)?\]/g, '')
      .match(/[\p{L}\d][\p{L}\d’'.,@-]*/gu)?.length ?? 0
  );
}

// Whoever adds words to a screen takes others away, or raises these.
it.each([
  ['loan', 1_179],
  ['business', 1_070],
  ['store', 219],
])('a person reads no more words on the way through the flow %s', (flow, most) => {
  const screens = readdirSync(folder).filter((file) => file.startsWith(`${flow}-`));
  const words = screens.map((file) => [file, wordsOf(file)] as const);
  expect(words.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(most);
});
