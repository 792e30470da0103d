import { coverageTable } from './coverage-table.ts';

const done = { isDone: true, reason: null };
const open = { isDone: false, reason: null };

test('a flow is one row, and what is left out stands below with its reason', () => {
  const flow = {
    flow: 'feedback',
    states: [done, { isDone: false, reason: 'Nothing is stored there.' }],
    transitions: [
      { transition: 'one', taking: done, refusing: null, screen: done },
      {
        transition: 'two',
        taking: open,
        refusing: { isDone: false, reason: 'It never does.' },
        screen: { isDone: false, reason: 'Only the server sends it.' },
      },
    ],
    forbidden: 7,
  };
  const [head, row, ...left] = coverageTable([flow]).split('\n');
  expect(head?.split(/ +/)).toEqual(['flow', 'states', 'transitions', 'guards', 'screens', 'forbidden']);
  expect(row).toMatch(/^feedback +1\/1 100 % +1\/2 50 % +0\/0 100 % +1\/1 100 % +7$/);
  expect(left).toEqual(['', 'Left out:', '  two: It never does.', '  two, on a screen: Only the server sends it.']);
});
