import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a `.br` and a `.gz` beside every text asset, so that the server never compresses while somebody waits. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) compress(join(dir, name));
    },
  };
}

const leastSize = 1024;

function compress(path: string): void {
  if (!/\.(?:js|css|svg|json)$/.test(path) || statSync(path).size < leastSize) return;
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
