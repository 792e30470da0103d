import { buffer } from 'node:stream/consumers';
import { csvCell, maxExportedRows, tableFile } from './table-export.js';

const columns = [
  { name: 'n', value: ({ n }: { readonly n: unknown }) => n },
  { name: 'twice', value: ({ n }: { readonly n: unknown }) => `${String(n)}${String(n)}` },
];

async function* pagesOf(...pages: readonly (readonly unknown[])[]) {
  for (const page of pages) yield page.map((n) => ({ n }));
}

const fileOf = async (format: 'csv' | 'json', ...pages: readonly (readonly unknown[])[]) =>
  (await buffer((await tableFile('numbers', format, columns, pagesOf(...pages))).getStream())).toString();

it.each([
  ['=1+1', `'=1+1`],
  ['+356 7912', `'+356 7912`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['\tx', `'\tx`],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  [-2, '-2'],
  [null, ''],
  [{ a: '=1' }, '"{""a"":""=1""}"'],
])('writes %j as a cell without a formula', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('writes pages one behind the other, as CSV or as JSON', async () => {
  expect(await fileOf('csv', ['a', 'b'], [], ['=c'])).toBe(`\u{feff}n,twice\r\na,aa\r\nb,bb\r\n'=c,'=c=c\r\n`);
  expect(JSON.parse(await fileOf('json', [1], [], [2]))).toEqual({
    rows: [
      { n: 1, twice: '11' },
      { n: 2, twice: '22' },
    ],
    is_complete: true,
  });
  expect(JSON.parse(await fileOf('json'))).toEqual({ rows: [], is_complete: true });
});

it('ends where a file has as many rows as it may, and says so', async () => {
  const page = Array.from({ length: 20_000 }, (_, n) => n);
  const json = JSON.parse(await fileOf('json', page, page, page, page)) as { rows: unknown[]; is_complete: boolean };
  expect([json.rows.length, json.is_complete]).toEqual([maxExportedRows, false]);
  const lines = (await fileOf('csv', page, page, page)).split('\r\n');
  expect([lines.length, lines.at(-2)]).toEqual([maxExportedRows + 3, '…']);
  expect(JSON.parse(await fileOf('json', page, page, page.slice(0, 10_000)))).toMatchObject({ is_complete: true });
});

it('answers nothing where the first page cannot be read', async () => {
  const pages = pagesOf(['a']);
  pages.next = () => Promise.reject(new Error('no such text'));
  await expect(tableFile('numbers', 'csv', columns, pages)).rejects.toThrow('no such text');
});
