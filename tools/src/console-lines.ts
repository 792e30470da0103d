import { createWriteStream } from 'node:fs';

/** Keeps every line of the API in a file, and passes on what a person at the terminal wants to see. */
export function consoleLines(file: string): (line: string) => void {
  const log = createWriteStream(file, { flags: 'w', mode: 0o600 });
  return (line) => {
    // The link by which the first admin is made is for the terminal alone.
    log.write(`${line.replace(/(\/console\/setup#)\S+/, '$1…')}\n`);
    const text = readable(line);
    if (text !== undefined) process.stdout.write(`${text}\n`);
  };
}

interface Entry {
  readonly level?: unknown;
  readonly msg?: unknown;
  readonly reason?: unknown;
}

/** Warnings and errors of the structured log as sentences, and whatever else is printed as it stands. */
export function readable(line: string): string | undefined {
  const entry = parse(line);
  if (entry === undefined) return line;
  if (typeof entry.level !== 'string' || !['warn', 'error', 'fatal'].includes(entry.level)) return undefined;
  const reason = typeof entry.reason === 'string' && entry.reason !== '' ? ` (${entry.reason})` : '';
  return `${entry.level}: ${String(entry.msg)}${reason}`;
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}
