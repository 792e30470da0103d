import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { coloursOf, contrast, printColours, styleSheet } from './theme.ts';

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

it.each([
  ['libs/ui/src/theme.css', styleSheet],
  ['libs/server/src/platform/pdf/colours.ts', printColours],
])('%s is what the theme says: npm run theme writes it', (file, write) => {
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
  expect(plain(readFileSync(path.join(root, file), 'utf8'))).toBe(plain(write()));
});

/** What stands on what: text is read from 4.5 on, the edge of a control and the ring around it seen from 3 on. */
const text: readonly (readonly [string, string])[] = [
  ...['paper', 'surface', 'surface-sunken'].flatMap((ground) =>
    ['ink', 'ink-soft', 'brand', 'danger'].map((ink): [string, string] => [ink, ground]),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['ink', 'brand-soft'],
  ['on-deep', 'deep'],
  ['ink', 'accent-soft'],
  ...['info', 'success', 'warning', 'danger'].map((tone): [string, string] => [tone, `${tone}-soft`]),
];
const edges: readonly (readonly [string, string])[] = ['paper', 'surface'].flatMap((ground) =>
  ['line-strong', 'focus'].map((edge): [string, string] => [edge, ground]),
);

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const between = (one: string, other: string): number => contrast(coloursOf(one)[scheme], coloursOf(other)[scheme]);
  it.each(text)('%s is read on %s', (ink, ground) => expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5));
  it.each(edges)('%s is seen on %s', (edge, ground) => expect(between(edge, ground)).toBeGreaterThanOrEqual(3));
});
