import { readContent } from '../content/read-content.js';
import { calculatorFirst } from './calculator-first.js';

it('moves the section with the calculator, with all below its heading, before the others', () => {
  const body =
    'Intro.\n\n## One\n\n### Deep\n\nText.\n\n## Two\n\nFill in.\n\n{{calculator}}\n\n### How\n\nSo.\n\n## Three\n\nEnd.';
  expect(calculatorFirst(body)).toBe(
    'Intro.\n\n## Two\n\nFill in.\n\n{{calculator}}\n\n### How\n\nSo.\n\n## One\n\n### Deep\n\nText.\n\n## Three\n\nEnd.',
  );
});

it.each(['No section, {{calculator}} at once.', 'Intro.\n\n## One\n\n{{calculator}}', 'Intro.\n\n## One\n\nNone.'])(
  'leaves alone: %j',
  (body) => {
    expect(calculatorFirst(body)).toBe(body);
  },
);

it('loses no word of any page, and leaves nothing but the introduction before the section', () => {
  const words = (text: string) => text.split(/\s+/).toSorted().join(' ');
  for (const { slug, calculator, texts } of readContent().pages) {
    if (calculator === undefined) continue;
    for (const { body } of [texts.en, texts.nl, texts.fr].flatMap((text) => text ?? [])) {
      const moved = calculatorFirst(body);
      expect([slug, words(moved)]).toEqual([slug, words(body)]);
      expect([slug, moved.split('{{calculator}}')[0]?.match(/^## /gm) ?? []]).toEqual([slug, []]);
    }
  }
});
