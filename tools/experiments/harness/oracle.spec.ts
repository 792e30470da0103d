import { Journal } from './journal.ts';
import { differences, type Stored } from './oracle.ts';

const journal = new Journal();
journal.created('ada', 1);
journal.saved('ada', { mark: 'north', version: 2 });
journal.moved('ada', 3);
journal.saved('ada', { mark: 'south', version: 4 });

const right: Stored = {
  application: 'ada',
  version: 4,
  now: 'south',
  moves: [
    { seq: 1, mark: null },
    { seq: 2, mark: 'north' },
    { seq: 3, mark: null },
    { seq: 4, mark: 'south' },
  ],
};
const moves = right.moves;

it('finds nothing where the database is what was acknowledged', () => {
  expect(differences(journal, [right])).toEqual([]);
});

it.each<[what: string, stored: Stored[], sentence: string]>([
  ['an application that is gone', [], 'ada: created, and not there'],
  ['an application that is there twice', [right, right], 'ada: created once, there 2 times'],
  [
    'an application that nobody was told of',
    [right, { ...right, application: 'bo' }],
    'bo: there, and nobody was told',
  ],
  ['a save that is gone', [{ ...right, moves: moves.slice(0, 3) }], 'ada: south acknowledged, 0 times in the log'],
  [
    'a save that is there twice',
    [{ ...right, moves: [...moves, { seq: 5, mark: 'north' }] }],
    'ada: north acknowledged, 2 times in the log',
  ],
  [
    'a save that nobody was told of',
    [{ ...right, moves: [...moves, { seq: 5, mark: 'west' }] }],
    'ada: west in the log, and nobody was told',
  ],
  ['a hole in the log', [{ ...right, moves: moves.toSpliced(2, 1) }], 'ada: row 3 of the log is missing'],
  ['a version that nobody was told', [{ ...right, version: 5 }], 'ada: told version 4, stored 5'],
  [
    'an answer that is not the last one',
    [{ ...right, now: 'north' }],
    'ada: the answer is north, the log ends with south',
  ],
])('finds %s', (_, stored, sentence) => {
  expect(differences(journal, stored)).toContain(sentence);
});

it('counts what was acknowledged', () => {
  expect(journal.size).toBe(3);
});
