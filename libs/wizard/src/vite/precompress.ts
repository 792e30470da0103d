import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a `.br` and a `.gz` beside every text asset of a browser, so that no request waits for a compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.name !== 'client') return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

const leastSize = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  if (!/\.(?:js|css|svg|json)$/.test(path)) return;
  const content = await readFile(path);
  if (content.length < leastSize) return;
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
