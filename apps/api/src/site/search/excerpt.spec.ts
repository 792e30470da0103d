import { bindAmounts, excerptAround, excerptHtml, excerptParts, fromStart } from './excerpt.js';
import { queryWords } from './search.service.js';

it('marks what was found and escapes everything else', () => {
  const parts = excerptParts('a <b> \u0002sav&e\u0003 "x" \u0002y\u0003');
  expect(parts).toEqual([
    { text: 'a <b> ', match: false },
    { text: 'sav&e', match: true },
    { text: ' "x" ', match: false },
    { text: 'y', match: true },
  ]);
  expect(excerptHtml(parts)).toBe('a &lt;b&gt; <mark>sav&amp;e</mark> &quot;x&quot; <mark>y</mark>');
});

it('takes a marker that is never closed for text', () => {
  expect(excerptHtml(excerptParts('a \u0002b'))).toBe('a b');
});

it('lets a stretch begin where its sentence does, and says when that is too far away', () => {
  const plain = `Fees. A loan for a roof costs less than one thinks. ${'word '.repeat(40)}and a bath`;
  expect(fromStart('roof \u0002costs\u0003 less', plain)).toBe('A loan for a roof \u0002costs\u0003 less …');
  expect(fromStart('and a \u0002bath\u0003', plain)).toBe('… and a \u0002bath\u0003');
  expect(fromStart('Fees. A \u0002loan\u0003', plain)).toBe('Fees. A \u0002loan\u0003 …');
});

it('shows no words twice where two stretches meet, and one sign where they do not', () => {
  const plain = `Fees. A loan for a roof costs less than one thinks. ${'word '.repeat(40)}and a bath`;
  expect(fromStart('A \u0002loan\u0003 for … \u0002costs\u0003 less', plain)).toBe(
    'A \u0002loan\u0003 for a roof \u0002costs\u0003 less …',
  );
  expect(fromStart('A \u0002loan\u0003 … a \u0002bath\u0003', plain)).toBe('A \u0002loan\u0003 … a \u0002bath\u0003');
});

it('cuts no amount in two, and breaks no line in one', () => {
  const plain = 'On peut placer de 1 000 € à 75 000 € sans frais. Het kost \u20ac 5.000,50 per jaar.';
  expect(fromStart('On peut \u0002placer\u0003 de 1', plain)).toBe('On peut \u0002placer\u0003 de 1 000 € …');
  const french = `${'mot '.repeat(40)}${plain}`;
  expect(fromStart('000 € sans \u0002frais\u0003', french)).toBe('… 75 000 € sans \u0002frais\u0003.');
  expect(fromStart('5.000,50 per \u0002jaar\u0003', 'kost € 5.000,50 per jaar')).toBe(
    'kost € 5.000,50 per \u0002jaar\u0003',
  );
  expect(bindAmounts('de 1 000 € ou \u00025 000\u0003 €, € \u00028,00\u0003, en 2020, 3 mois')).toBe(
    'de 1\u202f000\u00a0€ ou \u00025\u202f000\u0003\u00a0€, €\u00a0\u00028,00\u0003, en 2020, 3 mois',
  );
});

it('shows the words around one that was typed without its accents', () => {
  const text = `${'avant '.repeat(20)}on parle d’épargne <ici> ${'ensuite '.repeat(40)}`;
  const html = excerptHtml(excerptAround(text, ['epargn']));
  expect(html).toMatch(/^… (avant ){6}on parle <mark>d’épargne<\/mark> &lt;ici&gt; ensuite/);
  expect(html.split(' ')).toHaveLength(30);
  const sentence = excerptHtml(excerptAround(`Fini. Ici commence une phrase sur l’épargne. ${text}`, ['epargn']));
  expect(sentence).toMatch(/^Ici commence une phrase sur <mark>/);
});

it('shows the beginning when only the title was found', () => {
  expect(excerptHtml(excerptAround('One two three', ['zebra']))).toBe('One two three');
});

it('lets only letters and digits of a query through, the last word as a beginning', () => {
  expect(queryWords("sav'ing & !loan | (x):*")).toEqual(['sav', 'ing', 'loan', 'x:*']);
  expect(queryWords(' \t<>&|!:*()\'"\\ ')).toEqual([]);
  expect(queryWords('a '.repeat(500))).toHaveLength(12);
});
