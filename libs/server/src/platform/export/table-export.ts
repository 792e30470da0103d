import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { TableFormat } from '@statewise/contract';

/** A column of a table that is handed out: objects and lists stand in CSV as JSON. */
export interface ExportColumn<T> {
  readonly name: string;
  readonly value: (row: T) => unknown;
}

/** Rows of one file at most. */
export const maxExportedRows = 50_000;

/**
 * Returns a table as a file, written while its pages are read: the first one before the answer begins, so that what cannot be
 * read is refused by its status. JSON says whether it is complete; of CSV that is not, the last row is an ellipsis.
 */
export async function tableFile<T>(
  name: string,
  format: TableFormat,
  columns: readonly ExportColumn<T>[],
  pages: AsyncGenerator<readonly T[]>,
): Promise<StreamableFile> {
  const first = await pages.next();
  const all = first.done ? pages : startingWith(first.value, pages);
  const content = format === 'csv' ? csvOf(columns, all) : jsonOf(columns, all);
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
  return new StreamableFile(Readable.from(content, { objectMode: false }), {
    type,
    disposition: `attachment; filename="${name}.${format}"`,
  });
}

async function* startingWith<T>(first: T, others: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

// With the mark by which spreadsheets know UTF-8.
async function* csvOf<T>(
  columns: readonly ExportColumn<T>[],
  pages: AsyncIterable<readonly T[]>,
): AsyncGenerator<string> {
  yield `\u{feff}${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`;
  let left = maxExportedRows;
  for await (const page of pages) {
    const rows = page.slice(0, left).map((row) => columns.map(({ value }) => csvCell(value(row))).join(','));
    yield rows.map((row) => `${row}\r\n`).join('');
    if (page.length > left) {
      yield '…\r\n';
      return;
    }
    left -= page.length;
  }
}

async function* jsonOf<T>(
  columns: readonly ExportColumn<T>[],
  pages: AsyncIterable<readonly T[]>,
): AsyncGenerator<string> {
  yield '{"rows":[';
  let left = maxExportedRows;
  let isComplete = true;
  for await (const page of pages) {
    const before = left === maxExportedRows ? '' : ',';
    const rows = page
      .slice(0, left)
      .map((row) => Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])));
    if (rows.length > 0) yield before + rows.map((row) => JSON.stringify(row)).join(',');
    isComplete = page.length <= left;
    left -= rows.length;
    if (!isComplete) break;
  }
  yield `],"is_complete":${isComplete}}`;
}

/** A cell by RFC 4180; what a spreadsheet would take for a formula, in wide signs too, has an apostrophe before it. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
