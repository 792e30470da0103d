import { differencesOf, mergedFields } from './differences.js';

const base = { term: 48, installer: '', amount: 9000 };
const theirs = { term: 36, installer: 'Theirs', amount: 9000 };

it('takes over what only somebody else changed', () => {
  expect(mergedFields(base, theirs, { term: '48', installer: 'Mine', amount: '12000' })).toEqual({
    term: 36,
    installer: 'Mine',
    amount: '12000',
  });
});

it('asks only about what both changed', () => {
  const mine = mergedFields(base, theirs, { term: '48', installer: 'Mine', amount: '12000' });
  expect(differencesOf(base, theirs, mine)).toEqual([{ field: 'installer', mine: 'Mine', theirs: 'Theirs' }]);
});
