import fc from 'fast-check';
import { wordDifference } from './word-difference.js';

it('marks the words that are others, and leaves the rest', () => {
  expect(wordDifference('A loan of five years', 'A green loan of ten years')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'after', text: 'green ' },
    { kind: 'same', text: 'loan of ' },
    { kind: 'before', text: 'five' },
    { kind: 'after', text: 'ten' },
    { kind: 'same', text: ' years' },
  ]);
});

it('has both texts in full, whatever they are', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 40 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      const without = (kind: string): string =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('after'), without('before')]).toEqual([before, after]);
    }),
  );
});

it('shows texts whole that have too little in common', () => {
  const wordsOf = (word: string) => Array.from({ length: 1_500 }, (_, at) => `${word}${at}`).join('\n');
  expect(wordDifference(wordsOf('a'), wordsOf('b'))).toEqual([
    { kind: 'before', text: wordsOf('a') },
    { kind: 'after', text: wordsOf('b') },
  ]);
});
