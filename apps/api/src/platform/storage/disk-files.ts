import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isName, newName } from './file-name.js';
import { Files } from './files.js';

/** Files in a folder, spread over subfolders so that none grows too large to list. */
export class DiskFiles extends Files {
  constructor(private readonly folder: string) {
    super();
  }

  async put(content: Readable): Promise<string> {
    const name = newName();
    const path = this.pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    const draft = `${path}.part`;
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
    const file = await open(this.pathOf(name)).catch(absent);
    return file?.createReadStream();
  }

  async remove(name: string): Promise<void> {
    if (isName(name)) await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
