import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '../http/negotiation.js';
import { ifAbsent } from '../storage/if-absent.js';

/** One file of a built front end, with the compressed copies that the build made. */
export interface BuiltFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gz?: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** What is made here and sent to many, compressed once; all of them get the same bytes. */
export async function asFile(type: string, plain: Buffer): Promise<BuiltFile> {
  return { type, etag: etagOf(plain), plain, gz: await promisify(gzip)(plain) };
}

/** Reads a built front end into memory, by path below its folder; empty when it is not built. */
export async function readBuiltFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifAbsent<never[]>([]));
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const contents = new Map(
    await Promise.all(
      paths.map(async (path) => [path.split(sep).join('/'), await readFile(join(folder, path))] as const),
    ),
  );
  return new Map(
    [...contents]
      .filter(([path]) => !/\.(?:br|gz)$/.test(path))
      .map(([path, plain]) => [path, describe(path, plain, contents)]),
  );
}

function describe(path: string, plain: Buffer, contents: ReadonlyMap<string, Buffer>): BuiltFile {
  const [br, gz] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    plain,
    ...(br && { br }),
    ...(gz && { gz }),
  };
}
