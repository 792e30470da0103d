import { part, readArguments } from './arguments.ts';

const known = ['kills', 'races'];

it('runs everything whole when nothing is said', () => {
  expect(readArguments([], known, undefined)).toEqual({ names: [], scale: 1 });
});

it('takes names and a scale in any order', () => {
  const asked = { names: ['races', 'kills'], scale: 0.1 };
  expect(readArguments(['races', '--scale', '0.1', 'kills'], known, undefined)).toEqual(asked);
  expect(readArguments(['races', 'kills', '--scale=0.1'], known, '0.5')).toEqual(asked);
  expect(readArguments(['races', 'kills'], known, '0.1')).toEqual(asked);
});

it.each([
  [['frogs'], 'There is no experiment "frogs"'],
  [['--scale', 'half'], 'The scale must be'],
  [['--scale'], 'argument missing'],
  [['--scale=0'], 'The scale must be'],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => readArguments(args, known, undefined)).toThrow(sentence);
});

it('does at least one of what it scales down', () => {
  expect([part(300, 0.1), part(3, 0.01)]).toEqual([30, 1]);
});
