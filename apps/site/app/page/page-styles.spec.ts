import { partsOf } from '../../build-steps/style-parts.js';
import { stylesOf } from './page-styles.js';

const page = '<html><body class="page"><div class="card card--wide"><p class="md:wide">One</p></div></body></html>';
const kept = (css: string): string => stylesOf(partsOf(css), page);

test.each([
  ['p{margin:0}'],
  ['.card{color:red}'],
  ['.page .card--wide>p:hover{color:red}'],
  ['.absent,.card{color:red}'],
  ['.card:not(.is-open){color:red}'],
  ['.card:not(:has(.absent)){color:red}'],
  [':is(.absent,.card) p{color:red}'],
  [String.raw`.md\:wide{width:50%}`],
  [':root[data-theme=dark]{color:red}'],
  ['@font-face{font-family:A;src:url(a.woff2)}'],
  ['@keyframes absent{0%{opacity:0}to{opacity:1}}'],
  ['@layer one,two;'],
  ['@layer two{@media (width>=40rem){.card{color:red}}}'],
  ['@supports (display:grid){.card{display:grid}}'],
])('keeps %s', (css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  ['.absent{color:red}'],
  ['.card .absent{color:red}'],
  ['.card.is-open{color:red}'],
  ['@media print{.absent{color:red}.card-like{color:red}}'],
])('leaves %s to the whole stylesheet', (css) => {
  expect(kept(css)).toBe('');
});

test('rules stay in their order and in their layers, of which one without rules keeps its place', () => {
  const css = '@layer one{.absent{a:b}}@layer two{.card{a:b}.absent{a:b}p{a:b}}.card{c:d}';
  expect(kept(css)).toBe('@layer one{}@layer two{.card{a:b}p{a:b}}.card{c:d}');
});
