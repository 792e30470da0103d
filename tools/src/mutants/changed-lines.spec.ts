import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedLines } from './changed-lines.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
const write = (file: string, ...lines: string[]) => writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
function commit(file: string, ...lines: string[]): void {
  write(file, ...lines);
  git('add', '.');
  git('commit', '--quiet', '--message', 'A change');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'statewise-changes-'));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts', '1', '2', '3', '4');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = () => Object.fromEntries(changedLines(folder) ?? []);

test('a branch has what differs from where it left main, uncommitted lines among it', () => {
  git('switch', '--quiet', '--create', 'work');
  commit('a.ts', '1', 'two', '3', '4');
  commit('b.ts', '1', '2', '3');
  write('a.ts', '1', 'two', '3', 'four', 'five');
  expect(lines()).toEqual({
    'a.ts': [
      [2, 2],
      [4, 5],
    ],
    'b.ts': [[1, 3]],
  });
});

test('main has what its last commit changed', () => {
  commit('a.ts', '1', '2', '3', '4', '5');
  commit('a.ts', 'one', '2', '3', '4', '5');
  expect(lines()).toEqual({ 'a.ts': [[1, 1]] });
});

test('lines that were taken away, and files that went, have no mutants; nor has what is no code', () => {
  commit('b.ts', '1');
  git('rm', '--quiet', 'b.ts');
  write('notes.md', 'note');
  write('a.ts', '1', '4');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Less');
  expect(changedLines(folder)).toEqual(new Map());
});

test('a clone that has not come alone, but without what came before, does not say what was changed', () => {
  expect(changedLines(folder)).toBeUndefined();
  commit('a.ts', 'one');
  const shallow = mkdtempSync(path.join(tmpdir(), 'statewise-shallow-'));
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
  expect(changedLines(shallow)).toBeUndefined();
  rmSync(shallow, { recursive: true, force: true });
});

test('what is no repository does not either', () => {
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(changedLines(folder)).toBeUndefined();
});
