import { labelSources } from './label-sources.js';
import { correctedLabels, firstLabels } from './labels.js';

const names = [...new Set([firstLabels, correctedLabels].flatMap(Object.keys))];
const labels = names.flatMap((dropdown) => {
  const values = { ...firstLabels[dropdown], ...correctedLabels[dropdown] };
  return Object.entries(values).map(([value, texts]) => ({ dropdown, value, texts }));
});

it('names the source of every label', () => {
  const withoutSource = labels.filter(({ dropdown, value }) => {
    const source = labelSources[dropdown];
    return (typeof source === 'string' ? source : source?.[value]) === undefined;
  });
  expect(withoutSource).toEqual([]);
});

it.each(labels)('$dropdown.$value reads like a sentence', ({ texts: { en, nl, fr } }) => {
  for (const text of [en, nl, fr]) expect(text).not.toMatch(/'|Mademoiselle|Mejuffrouw| of commanditaire|^\s|\s$/);
  // Words for women and men in one, and spaces at which a figure and its unit part.
  expect(fr).not.toMatch(/\(e\)|·e|\d [\d€]| [;:!?»]/);
});

it.each(names.filter((name) => name !== 'titles' && name !== 'company_types'))(
  '%s has two labels alike in no language',
  (dropdown) => {
    const texts = labels.filter((label) => label.dropdown === dropdown).map((label) => label.texts);
    for (const language of ['en', 'nl', 'fr'] as const) {
      const said = texts.map((text) => text[language]);
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  },
);
