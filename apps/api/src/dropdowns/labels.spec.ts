import type { Language } from '@statewise/i18n';
import { labelSources } from './label-sources.js';
import { migratedRows } from '../testing/migration-text.js';

type Label = Readonly<Record<'dropdown' | 'value', string>> & { readonly labels: Readonly<Record<Language, string>> };

const written: Label[] = ['CreateDropdowns', 'CorrectLabels'].flatMap(migratedRows).flat();
const labels = [...new Map(written.map((label) => [`${label.dropdown} ${label.value}`, label])).values()];
const names = [...new Set(labels.map(({ dropdown }) => dropdown))];

it('names the source of every label', () => {
  const withoutSource = labels.filter(({ dropdown, value }) => {
    const source = labelSources[dropdown];
    return (typeof source === 'string' ? source : source?.[value]) === undefined;
  });
  expect(withoutSource).toEqual([]);
});

it.each(labels)('$dropdown.$value reads like a sentence', ({ labels: { en, nl, fr } }) => {
  for (const text of [en, nl, fr]) expect(text).not.toMatch(/'|Mademoiselle|Mejuffrouw| of commanditaire|^\s|\s$/);
  // Words for women and men in one, and spaces at which a figure and its unit part.
  expect(fr).not.toMatch(/\(e\)|·e|\d [\d€]| [;:!?»]/);
});

it.each(names.filter((name) => name !== 'titles' && name !== 'company_types'))(
  '%s has two labels alike in no language',
  (dropdown) => {
    const texts = labels.filter((label) => label.dropdown === dropdown).map((label) => label.labels);
    for (const language of ['en', 'nl', 'fr'] as const) {
      const said = texts.map((text) => text[language]);
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  },
);
