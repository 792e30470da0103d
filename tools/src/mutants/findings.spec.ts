import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findingsIn } from './findings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'statewise-events-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, event: object) => writeFileSync(path.join(folder, file), JSON.stringify(event));
const mutant = (line: number, status: string) => ({
  fileName: '/root/libs/finance/src/apr.ts',
  location: { start: { line, column: 3 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a\n  <= b',
  status,
});

test('tells what became of the mutants that were tried before the time was over', () => {
  const planned = ['Pending', 'Pending', 'Pending', 'NoCoverage', 'Ignored'].map((status) => ({
    mutant: mutant(1, status),
  }));
  write('00000-onDryRunCompleted.json', { result: { mutantCoverage: {} } });
  write('00001-onMutationTestingPlanReady.json', { mutantPlans: planned });
  write('00002-onMutantTested.json', mutant(4, 'Killed'));
  write('00003-onMutantTested.json', mutant(5, 'Survived'));
  write('00004-onMutantTested.json', mutant(6, 'NoCoverage'));
  write('00005-onMutantTested.json', mutant(7, 'Ignored'));
  expect(findingsIn(folder, '/root')).toEqual({
    hasBegun: true,
    planned: 4,
    tried: 3,
    living: ['libs/finance/src/apr.ts:5 EqualityOperator: a <= b'],
    unseen: ['libs/finance/src/apr.ts:6 EqualityOperator: a <= b'],
  });
});

test('takes mutants that live for unseen where no spec runs any', () => {
  write('00000-onDryRunCompleted.json', { result: {} });
  write('00002-onMutantTested.json', mutant(5, 'Survived'));
  expect(findingsIn(folder, '/root')).toMatchObject({
    living: [],
    unseen: ['libs/finance/src/apr.ts:5 EqualityOperator: a <= b'],
  });
});

test('tells of a run that has not begun, or whose last word was cut off', () => {
  const none = { hasBegun: false, planned: 0, tried: 0, living: [], unseen: [] };
  expect(findingsIn(folder, '/root')).toEqual(none);
  expect(findingsIn(path.join(folder, 'nowhere'), '/root')).toEqual(none);
  writeFileSync(path.join(folder, '00001-onMutantTested.json'), '{"fileName":');
  expect(findingsIn(folder, '/root')).toEqual(none);
});
