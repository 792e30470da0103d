import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../config/env-reader.js';
import { keyInFile } from './key-file.js';
import { SecretKey } from './secret-key.js';

const below = mkdtempSync(path.join(tmpdir(), 'statewise-key-'));
const folder = () => mkdtempSync(path.join(below, 'one-'));

afterAll(() => rmSync(below, { recursive: true }));

it('makes a key once, for its owner alone, and finds it again', () => {
  const file = path.join(folder(), 'new/secret-key');
  const key = keyInFile(file);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(keyInFile(file)).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['secret-key']);
});

it('takes no key that is short, and says where it looked', () => {
  const file = path.join(folder(), 'secret-key');
  writeFileSync(file, 'short\n');
  expect(() => keyInFile(file)).toThrow(ConfigError);
  expect(() => keyInFile(file)).toThrow(file);
  expect(() => keyInFile(folder())).toThrow('cannot be read');
});

it('has another key for each purpose, the present one first', () => {
  const [present, former] = ['a'.repeat(32), 'b'.repeat(32)];
  const [first, second] = new SecretKey(present, [former]).keysOf('one');
  expect(second?.equals(new SecretKey(former, []).keysOf('one')[0])).toBe(true);
  expect(first.equals(new SecretKey(present, []).keysOf('another')[0])).toBe(false);
});
