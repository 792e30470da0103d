import { inflateSync, constants } from 'node:zlib';
import { encryptionOf, type DecryptStream } from './pdf-encryption.js';

/** Names of what a PDF does by itself, or carries besides its pages. */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'GoToE',
  'SubmitForm',
  'ImportData',
];

/**
 * Bytes that the objects of one stream, and of all of them, may have when they are unpacked, and how many streams there
 * may be: more is no document.
 */
const limits = { stream: 16 * 1024 * 1024, all: 64 * 1024 * 1024, streams: 20_000 };

/** Characters before the keyword `stream` among which the dictionary of the stream stands. */
const dictionaryLength = 4_096;

/**
 * Why a PDF is not taken, if it is not: `active` holds scripts, actions that start something, or other files, or packs its
 * objects in a way that is not unpacked here; `locked` asks for a password. One that only its owner's password protects
 * opens for everyone, and is decrypted to be looked at. The text of pages is not looked at.
 */
export function pdfObjection(content: Buffer): 'active' | 'locked' | undefined {
  const text = content.toString('latin1');
  if (active.test(text)) return 'active';
  if (hiddenEncrypt.test(text)) return 'locked';
  const decrypt = encryptionOf(text);
  if (decrypt === 'locked') return 'locked';
  return holdsActiveObjects(content, text, decrypt) ? 'active' : undefined;
}

function holdsActiveObjects(content: Buffer, text: string, decrypt: DecryptStream | undefined): boolean {
  let left = limits.all;
  let streams = 0;
  for (const { index } of text.matchAll(streamStart)) {
    streams += 1;
    if (streams > limits.streams) return true;
    const before = text.slice(Math.max(0, index - dictionaryLength), index).split(/\bobj\b/);
    const dictionary = before.at(-1) ?? '';
    if (!holdsObjects.test(dictionary)) continue;
    const room = Math.min(limits.stream, left);
    const [, object, generation] = /(\d{1,9})\s+(\d{1,5})\s+$/.exec(before.at(-2)?.slice(-40) ?? '') ?? [];
    const objects = decrypt
      ? unpackedEncrypted(bytesAt(content, text, index, dictionary), dictionary, room, (bytes) =>
          decrypt(bytes, Number(object), Number(generation)),
        )
      : unpacked(content, index, dictionary, room);
    if (objects === undefined || active.test(objects)) return true;
    left -= objects.length;
  }
  return false;
}

/** The objects that a stream holds, as text; undefined where they cannot be unpacked. */
function unpacked(content: Buffer, index: number, dictionary: string, maxOutputLength: number): string | undefined {
  const [filter, ...more] = dictionary.match(anyFilter) ?? [];
  // Unpacked as it stands, it was looked at with the rest of the file.
  if (filter === undefined) return '';
  if (more.length > 0 || !flate.test(filter) || hasParameters.test(dictionary)) return undefined;
  try {
    // What stands behind the packed objects does not matter.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength };
    return inflateSync(content.subarray(startOf(content, index)), options).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The bytes of an encrypted stream: as long as it says, else up to the word that ends it. */
function bytesAt(content: Buffer, text: string, index: number, dictionary: string): Buffer {
  const start = startOf(content, index);
  const length = /\/Length\s+(\d{1,9})(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  const end = length === undefined ? text.indexOf('endstream', start) : start + Number(length);
  return content.subarray(start, end < 0 ? content.length : end);
}

/** The same of a stream that is encrypted, all of which has to be there. */
function unpackedEncrypted(
  bytes: Buffer,
  dictionary: string,
  maxOutputLength: number,
  decrypt: (bytes: Buffer) => Buffer,
): string | undefined {
  const [filter, ...more] = dictionary.match(anyFilter) ?? [];
  if (bytes.length > maxOutputLength || more.length > 0 || hasParameters.test(dictionary)) return undefined;
  if (filter !== undefined && !flate.test(filter)) return undefined;
  try {
    const plain = decrypt(bytes);
    return (filter === undefined ? plain : inflateSync(plain, { maxOutputLength })).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Where the bytes of a stream begin, behind its keyword. */
const startOf = (content: Buffer, index: number): number =>
  index + (/^stream\r?\n?/.exec(content.toString('latin1', index, index + 8))?.[0].length ?? 0);

/** Matches a name of a PDF, each sign of which may be written as `#` and two digits. */
function nameOf(...names: readonly string[]): string {
  const digits = (sign: string) =>
    (sign.codePointAt(0) ?? 0).toString(16).replace(/[a-f]/, (one) => `[${one}${one.toUpperCase()}]`);
  const signs = (name: string) => [...name].map((sign) => `(?:${sign}|#${digits(sign)})`).join('');
  return `/(?:${names.map(signs).join('|')})(?![\\w#.-])`;
}

const active = new RegExp(nameOf(...activeNames));
/** The name of encryption written with digits, as no program does that does not want it overlooked. */
const hiddenEncrypt = new RegExp(`(?!/Encrypt)${nameOf('Encrypt')}`);
const streamStart = /\bstream(?=\r?\n)/g;
const holdsObjects = new RegExp(nameOf('ObjStm', 'First'));
const anyFilter = /\/[\w#]+Decode(?![\w#])/g;
const flate = new RegExp(`^${nameOf('FlateDecode')}`);
const hasParameters = new RegExp(nameOf('DecodeParms'));
