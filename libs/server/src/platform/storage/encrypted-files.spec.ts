import { randomBytes } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { OpeningStream, SealingStream } from './encrypted-files.js';

const key = randomBytes(32);
const segment = 65_536;
const stored = segment + 16;

/** What comes out of a stream into which bytes are put in pieces of a length. */
const through = (stream: Transform, bytes: Buffer, piece = 10_007): Promise<Buffer> =>
  buffer(
    Readable.from(
      (function* pieces() {
        for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
      })(),
    ).pipe(stream),
  );
const seal = (bytes: Buffer, piece?: number) => through(new SealingStream(key), bytes, piece);
const open = (bytes: Buffer, piece?: number) => through(new OpeningStream(key), bytes, piece);

it.each([0, 1, segment - 1, segment, segment + 1, 3 * segment, 1_000_003])(
  'E19: gives %d bytes back as they were, however they arrive, and shows nothing of them before',
  async (size) => {
    const content = randomBytes(size);
    const sealed = await seal(content);
    expect(sealed.length).toBe(size + 16 * Math.max(1, Math.ceil(size / segment)));
    if (size > 100) expect(sealed.includes(content.subarray(0, 64))).toBe(false);
    for (const piece of [1_000, stored, 400_000]) expect((await open(sealed, piece)).equals(content)).toBe(true);
  },
);

it('E19: opens nothing that was altered, cut off, moved, added, or sealed with another key', async () => {
  const sealed = await seal(randomBytes(3 * segment + 5));
  const altered = Buffer.from(sealed);
  altered[stored + 9] = (altered[stored + 9] ?? 0) ^ 1;
  const parts = [0, 1, 2].map((at) => sealed.subarray(at * stored, (at + 1) * stored));
  const last = sealed.subarray(3 * stored);
  const [first = last, second = last, third = last] = parts;
  const changed = [
    altered,
    sealed.subarray(0, 3 * stored),
    sealed.subarray(0, -1),
    Buffer.concat([second, first, third, last]),
    Buffer.concat([first, second, third, last, last]),
    Buffer.concat([sealed, Buffer.alloc(1)]),
    Buffer.alloc(0),
  ];
  for (const bytes of changed) await expect(open(bytes)).rejects.toThrow(/authenticate|cut off/);
  await expect(through(new OpeningStream(randomBytes(32)), sealed)).rejects.toThrow('authenticate');
});
