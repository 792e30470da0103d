import { printable } from './printable.js';

it.each([
  ['Zoë Łukasz Ștefan – “x” € 5', 'Zoë Łukasz Ștefan – “x” € 5'],
  ['Nguyễn Ḥasan Ĳsselmeer', 'Nguyen Hasan IJsselmeer'],
  ['Jean\u2010Luc, 2026\u20112027', 'Jean-Luc, 2026-2027'],
  ['o\ufb03ce, para\u0140lel', 'office, paral·lel'],
  ['x\u0302 and Zoe\u0308', 'x and Zoë'],
  ['co\u00adop, a\u200bb, \u2068Ada\u2069\u200e', 'coop, ab, Ada'],
  ['one\ttab\nline', 'one\u00a0tab\nline'],
  ['❤\ufe0f Γ שלום', '? ? ????'],
  ['👩\u200d💻', '??'],
])('prints %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
