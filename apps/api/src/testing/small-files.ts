import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Problem } from '@statewise/server/platform/problem/problem.js';

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The names of all files below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A file as a form sends it: its content, the name that the browser gives it and the field of the form. */
export interface FormFile {
  readonly content: Buffer;
  readonly name?: string;
  readonly field?: string;
}

/** A file of which its store sends the beginning and then breaks off. */
export function brokenOff(beginning: string): Readable {
  return Readable.from(
    (async function* half() {
      yield Buffer.from(beginning);
      throw new Problem('DEPENDENCY.DOWN');
    })(),
  );
}
