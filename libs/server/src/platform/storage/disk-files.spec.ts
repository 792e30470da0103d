import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DiskFiles } from './disk-files.js';

describe('files on disk', () => {
  let folder: string;
  let files: DiskFiles;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'statewise-files-'));
    files = new DiskFiles(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const stored = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  it('come back as they were', async () => {
    const content = Buffer.alloc(300_000, 'letter');
    const name = await files.put(Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]));
    const read = await files.get(name);
    expect(read && (await buffer(read)).equals(content)).toBe(true);
  });

  it('leave nothing behind when their stream breaks', async () => {
    const broken = Readable.from(
      (async function* parts() {
        yield Buffer.from('half');
        throw new Error('the phone went into a tunnel');
      })(),
    );
    await expect(files.put(broken)).rejects.toThrow('the phone went into a tunnel');
    expect(await stored()).toEqual([]);
  });

  it('are gone once removed, and removing twice hurts nobody', async () => {
    const name = await files.put(Readable.from(['x']));
    await files.remove(name);
    await files.remove(name);
    expect(await files.get(name)).toBeUndefined();
  });

  it.each(['../secret', '/etc/passwd', '', 'a/b', '..%2f..'])('are not found under the name %p', async (name) => {
    expect(await files.get(name)).toBeUndefined();
    await files.remove(name);
  });
});
