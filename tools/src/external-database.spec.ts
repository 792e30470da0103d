import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { externalDatabase, settingsOfDemonstration } from './external-database.ts';

const url = 'postgres://user:secret@localhost/statewise';
const folder = mkdtempSync(path.join(tmpdir(), 'given-'));
const file = path.join(folder, 'database-url');
writeFileSync(file, `${url}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

it('starts on the database that a file names, and not on one of its own', () => {
  expect(externalDatabase({ DATABASE_URL_FILE: file })).toEqual({ variable: 'DATABASE_URL_FILE', url });
  expect(externalDatabase({ DATABASE_URL: url })).toEqual({ variable: 'DATABASE_URL', url });
  expect(externalDatabase({ DATABASE_URL: ' ', DATABASE_URL_FILE: '' })).toBeUndefined();
});

it('lets one admin act alone on a database of its own, and on no other', () => {
  expect(settingsOfDemonstration({})).toEqual({ SINGLE_ADMIN: 'on' });
  expect(settingsOfDemonstration({ DATABASE_URL: url })).toEqual({});
  expect(settingsOfDemonstration({ DATABASE_URL_FILE: file })).toEqual({});
});

it('does not guess which of two databases is meant, nor what an unreadable file says', () => {
  expect(() => externalDatabase({ DATABASE_URL: url, DATABASE_URL_FILE: file })).toThrow('both set');
  expect(() => externalDatabase({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow('cannot be read');
});
