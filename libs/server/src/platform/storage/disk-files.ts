import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Files, isName, newName } from './files.js';
import { ifAbsent } from './if-absent.js';

/** What the name of a file ends in that is still being written. */
const part = '.part';

/** Files in a folder, spread over subfolders so that none grows too large to list. */
export class DiskFiles extends Files {
  constructor(private readonly folder: string) {
    super();
  }

  async put(content: Readable, name = newName()): Promise<string> {
    const path = this.pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    const draft = `${path}${part}`;
    try {
      await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return name;
  }

  async get(name: string): Promise<Readable | undefined> {
    if (!isName(name)) return undefined;
    const file = await open(this.pathOf(name)).catch(ifAbsent(undefined));
    return file?.createReadStream();
  }

  async has(name: string): Promise<boolean> {
    return isName(name) && access(this.pathOf(name)).then(() => true, ifAbsent(false));
  }

  async *namesBefore(moment: Date): AsyncIterable<readonly string[]> {
    for await (const { names } of this.olderThan(moment)) yield names.filter(isName);
  }

  async removePartsBefore(moment: Date): Promise<void> {
    for await (const { folder, names } of this.olderThan(moment))
      for (const name of names)
        if (name.endsWith(part) && isName(name.slice(0, -part.length))) await rm(join(folder, name), { force: true });
  }

  async removePartsOf(name: string): Promise<void> {
    if (isName(name)) await rm(`${this.pathOf(name)}${part}`, { force: true });
  }

  async remove(name: string): Promise<void> {
    if (isName(name)) await rm(this.pathOf(name), { force: true });
  }

  /** What lies in each subfolder and was not touched since a moment. */
  private async *olderThan(moment: Date): AsyncIterable<{ readonly folder: string; readonly names: string[] }> {
    for (const sub of await readdir(this.folder).catch(ifAbsent([] as string[]))) {
      if (!/^[\da-f]{2}$/.test(sub)) continue;
      const folder = join(this.folder, sub);
      const names: string[] = [];
      for (const name of await readdir(folder).catch(ifAbsent([] as string[]))) {
        // It may be removed or renamed while this looks.
        const found = await stat(join(folder, name)).catch(ifAbsent(undefined));
        if (found?.isFile() && found.mtime < moment) names.push(name);
      }
      yield { folder, names };
    }
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}
