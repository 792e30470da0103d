import { defineCatalogue, loadCatalogues, mergeCatalogues, type Messages } from './catalogue.js';
import { fieldErrorCatalogue, riskReasonCatalogue, uiCatalogue } from './index.js';
import { languages } from './locale.js';
import { createTranslator, formsOf, namesInTexts, reportOnce, wordsOf } from './translator.js';

const messages = { hello: 'Hello {name}', files: '{count, plural, one {{count} file} other {{count} files}}' } as const;

it('fills placeholders and leaves those without a value', () => {
  const t = createTranslator('en', messages);
  expect(t('hello', { name: 'Ann' })).toBe('Hello Ann');
  expect(t('hello')).toBe('Hello {name}');
  expect(t('hello', { name: '{name}' })).toBe('Hello {name}');
});

it('chooses the plural form of the language', () => {
  const t = createTranslator('en', messages);
  expect([0, 1, 2].map((count) => t('files', { count }))).toEqual(['0 files', '1 file', '2 files']);
  const french = createTranslator('fr', { files: '{count, plural, one {{count} fichier} other {{count} fichiers}}' });
  expect([0, 1, 2].map((count) => french('files', { count }))).toEqual(['0 fichier', '1 fichier', '2 fichiers']);
});

it('reads a plural whose forms are of one word, have no value or name several', () => {
  const t = createTranslator('en', {
    size: '{count, plural, one {small} other {big}}',
    lines: '{rows, plural, one {{name}: one row, no other {x}} other {{name}: {rows} rows}}',
  });
  expect([t('size', { count: 1 }), t('size', { count: 3 })]).toEqual(['small', 'big']);
  expect([1, 2].map((rows) => t('lines', { rows, name: 'A' }))).toEqual(['A: one row, no other {x}', 'A: 2 rows']);
});

it('names the bank and its partner in any text, unless a value of that name is given', () => {
  const t = createTranslator('en', { at: '{bank} and {partnerStore}' });
  expect(t('at')).toBe(`${namesInTexts.bank} and ${namesInTexts.partnerStore}`);
  expect(t('at', { bank: 'Another' })).toBe(`Another and ${namesInTexts.partnerStore}`);
});

it('reports a missing text once and shows words made of its key', () => {
  const missing: unknown[] = [];
  const onMissing = reportOnce((text) => missing.push(text));
  const t = createTranslator<string>('nl', messages, { onMissing, area: 'demo' });
  expect([t('goodbye'), t.text('goodbye'), t.has('goodbye')]).toEqual(['Goodbye', 'Goodbye', false]);
  createTranslator('nl', messages, { onMissing, area: 'demo' }).text('goodbye');
  expect(missing).toEqual([{ key: 'goodbye', language: 'nl', area: 'demo' }]);
  expect(t.text('toString')).toBe('To string');
});

it('shows a missing text in English where there is one', () => {
  const t = createTranslator<string>('nl', {}, { english: { ...messages, bye: 'Goodbye {name}' } });
  expect([t.text('bye', { name: 'Ann' }), t.text('files', { count: 1 }), t.has('bye')]).toEqual([
    'Goodbye Ann',
    '1 file',
    false,
  ]);
});

it.each([
  ['field.first_name', 'First name'],
  ['choice.sector.selfEmployed', 'Self employed'],
  ['documents.id-card', 'Id card'],
  ['Something that a server said.', 'Something that a server said.'],
  ['step.', 'Step.'],
])('reads %s as %s', (key, words) => {
  expect(wordsOf(key)).toBe(words);
});

it('fetches each language once, and again after a failed download', async () => {
  let attempts = 0;
  const load = async (): Promise<{ default: Messages<'a'> }> => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return { default: { a: 'A' } };
  };
  const catalogue = defineCatalogue('demo', { en: load, nl: load, fr: load });
  await expect(catalogue.load('en')).rejects.toThrow('offline');
  expect(await catalogue.load('en')).toEqual({ a: 'A' });
  await catalogue.load('en');
  expect(attempts).toBe(2);
});

it('lays catalogues over each other', async () => {
  const of = (texts: Messages) => ({ area: 'part', load: () => Promise.resolve(texts) });
  const merged = mergeCatalogues('whole', of({ a: 'A', b: 'B' }), of({ b: 'own' }));
  expect(await loadCatalogues('nl', [merged])).toEqual({ whole: { a: 'A', b: 'own' } });
  expect(merged.load('nl')).toBe(merged.load('nl'));
});

it.each(languages)('has every shared text in %s, with the placeholders of the English one', async (language) => {
  const areas = [uiCatalogue, fieldErrorCatalogue, riskReasonCatalogue];
  const english = await loadCatalogues('en', areas);
  const loaded = await loadCatalogues(language, areas);
  for (const { area } of areas) {
    expect(placeholders(loaded[area])).toEqual(placeholders(english[area]));
  }
});

function placeholders(messagesOfArea: Messages = {}): Record<string, string[]> {
  const found = Object.entries(messagesOfArea).map(([key, message]) => {
    const { other: text = '' } = formsOf(message);
    return [key, [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()] as const;
  });
  return Object.fromEntries(found);
}
