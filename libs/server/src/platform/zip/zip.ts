import { crc32 } from 'node:zlib';

/** A file of an archive: where it stands in it, and its content, bit by bit. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

const version = 20;
/** The name is UTF-8, and sizes follow the content. */
const flags = 0x0808;
/** The first day that the format knows; when something was packed tells nothing. */
const date = 0x0021;

/** An archive as a stream (APPNOTE 6.3, stored and not compressed: documents are compressed already), of less than 4 GiB. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    yield header(0x04034b50, [version, flags, 0, 0, date], [0, 0, 0], [name.length, 0], name);
    let [crc, size] = [0, 0];
    for await (const part of content) {
      const chunk = Buffer.from(part);
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
    yield header(0x08074b50, [], [crc, size, size]);
    written.push({ name, crc, size, offset });
    offset += 30 + name.length + size + 16;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  const count = written.length;
  yield header(0x06054b50, [0, 0, count, count], [directory.length, offset], [0]);
}

function directoryEntry({ name, crc, size, offset }: Written): Buffer {
  const start = header(0x02014b50, [version, version, flags, 0, 0, date], [crc, size, size], [name.length, 0, 0, 0, 0]);
  return Buffer.concat([start, words([], [0, offset]), name]);
}

/** A signature, numbers of two bytes, of four, of two again, and bytes. */
function header(
  signature: number,
  short: readonly number[],
  long: readonly number[],
  after: readonly number[] = [],
  bytes = Buffer.alloc(0),
): Buffer {
  return Buffer.concat([words([], [signature]), words(short, long), words(after, []), bytes]);
}

function words(short: readonly number[], long: readonly number[]): Buffer {
  const buffer = Buffer.alloc(short.length * 2 + long.length * 4);
  short.forEach((value, index) => buffer.writeUInt16LE(value, index * 2));
  long.forEach((value, index) => buffer.writeUInt32LE(value, short.length * 2 + index * 4));
  return buffer;
}
