import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zipOf, type ZipEntry } from './zip.js';

const read = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({name: archive.read(name).decode('latin-1') for name in archive.namelist()}))
`;

/** What another reader of the format finds in an archive. */
async function contentOf(entries: readonly ZipEntry[]): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'statewise-zip-'));
  const chunks: Buffer[] = [];
  for await (const chunk of zipOf(entries)) chunks.push(chunk);
  await writeFile(join(folder, 'a.zip'), Buffer.concat(chunks));
  const { stdout } = await promisify(execFile)('python3', ['-c', read, join(folder, 'a.zip')]);
  await rm(folder, { recursive: true });
  return JSON.parse(stdout) as Record<string, string>;
}

it('is read by others, whatever files are called and in however many parts they come', async () => {
  const found = await contentOf([
    { name: 'application.json', content: [Buffer.from('{"a":'), Buffer.from('1}')] },
    { name: 'documents/1 loon brief é.pdf', content: [Buffer.from('%PDF-1.7')] },
    { name: 'documents/2 empty', content: [] },
  ]);
  expect(found).toEqual({
    'application.json': '{"a":1}',
    'documents/1 loon brief é.pdf': '%PDF-1.7',
    'documents/2 empty': '',
  });
});

it('can be empty', async () => {
  expect(await contentOf([])).toEqual({});
});
