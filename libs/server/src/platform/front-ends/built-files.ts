import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
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
      .map(([path, plain]) => [
        path,
        described(path, plain, { br: contents.get(`${path}.br`), gz: contents.get(`${path}.gz`) }),
      ]),
  );
}

/** A file as it is sent: compressed by gzip, where it begins as that does. */
export function builtFileOf(path: string, content: Buffer): BuiltFile {
  const isCompressed = content.subarray(0, 2).equals(gzipMark);
  return described(path, isCompressed ? gunzipSync(content) : content, { gz: isCompressed ? content : undefined });
}

const gzipMark = Buffer.from([0x1f, 0x8b]);

function described(
  path: string,
  plain: Buffer,
  { br, gz }: { readonly br?: Buffer | undefined; readonly gz?: Buffer | undefined },
): BuiltFile {
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    plain,
    ...(br && { br }),
    ...(gz && { gz }),
  };
}
