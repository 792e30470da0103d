import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/env-reader.js';

const shortest = 32;

/** The key in a file; makes the file when it is not there. Of several processes that start at once the first one's stays. */
export function keyInFile(file: string): string {
  const found = read(file) ?? make(file);
  if (found.length >= shortest) return found;
  throw new ConfigError([`SECRET_KEY_FILE names ${file}, which must hold at least ${shortest} characters.`]);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new ConfigError([`SECRET_KEY_FILE names ${file}, which cannot be read (${codeOf(error)}).`]);
  }
}

/** Makes the file and answers its key. It appears under its name whole, so that no process reads half a key. */
function make(file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new ConfigError([`SECRET_KEY is not set, and ${file} cannot be made for one (${codeOf(error)}).`]);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
