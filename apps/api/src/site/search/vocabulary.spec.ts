import { mendWord } from './vocabulary.js';

const known = [
  { word: 'renovation', texts: 12 },
  { word: 'renov', texts: 12 },
  { word: 'saver', texts: 20 },
  { word: 'saved', texts: 3 },
  { word: 'loan', texts: 30 },
  { word: 'epargne', texts: 9 },
];

it.each([
  ['renovaton', 'renovation'],
  ['rennovatoin', 'renovation'],
  ['savre', 'saver'],
  ['savex', 'saver'],
  ['lona', 'loan'],
  ['Épagne', 'epargne'],
])('reads %s as %s', (typed, meant) => {
  expect(mendWord(typed, known)).toBe(meant);
});

it.each(['renova', 'loan', 'zebra', 'lon', 'xy'])('leaves %s as it is', (typed) => {
  expect(mendWord(typed, known)).toBe(typed);
});
