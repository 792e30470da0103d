import { acceptable } from './acceptable.js';

const file = (name: string, size = 1000) => ({ name, size });

it('takes as many files as there is room for, and says that there were more', () => {
  const [first, second, third] = [file('1.pdf'), file('2.pdf'), file('3.pdf')];
  expect(acceptable([first, second, third], 2)).toEqual({ taken: [first, second], tooLarge: [], isTooMany: true });
  expect(acceptable([first], 2)).toMatchObject({ taken: [first], isTooMany: false });
});

it('leaves out what is larger than 10 MB', () => {
  const [small, large] = [file('small.pdf', 10 * 1024 * 1024), file('large.pdf', 10 * 1024 * 1024 + 1)];
  expect(acceptable([large, small], 10)).toEqual({ taken: [small], tooLarge: [large], isTooMany: false });
});
