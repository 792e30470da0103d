import { inflateSync, constants } from 'node:zlib';
import { encryptionOf, type DecryptStream } from './pdf-encryption.js';
import { streamsOf } from './pdf-syntax.js';

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
  // A form of another kind, in which scripts are written as XML.
  'XFA',
];

/**
 * Bytes that the objects of one stream, and of all of them, may have when they are unpacked, and how many streams there
 * may be: more is no document.
 */
const limits = { stream: 16 * 1024 * 1024, all: 64 * 1024 * 1024, streams: 20_000 };

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
  if (!holdsObjects.test(text)) return false;
  let left = limits.all;
  let streams = 0;
  for (const stream of streamsOf(text)) {
    streams += 1;
    if (stream === 'endless' || streams > limits.streams) return true;
    const { dictionary, start, reference } = stream;
    if (!holdsObjects.test(dictionary)) continue;
    const isPlain = !filterKey.test(dictionary);
    if (start === undefined || (!isPlain && !isPackedAsUsual(dictionary))) return true;
    // Unpacked as it stands, it was looked at with the rest of the file.
    if (isPlain && decrypt === undefined) continue;
    try {
      const bytes = decrypt ? bytesAt(content, text, start, dictionary) : content.subarray(start);
      const plain = decrypt ? decrypt(bytes, ...reference) : bytes;
      // What stands behind the packed objects does not matter where nothing says how long they are.
      const options = {
        maxOutputLength: Math.min(limits.stream, left),
        ...(!decrypt && { finishFlush: constants.Z_SYNC_FLUSH }),
      };
      const objects = isPlain ? plain : inflateSync(plain, options);
      if (active.test(objects.toString('latin1'))) return true;
      left -= objects.length + (decrypt ? bytes.length : 0);
    } catch {
      return true;
    }
    if (left <= 0) return true;
  }
  return false;
}

/** Whether objects are packed by the one filter that is unpacked here, and named where they are. */
const isPackedAsUsual = (dictionary: string): boolean =>
  dictionary.match(anyFilterKey)?.length === 1 && flate.test(dictionary) && !hasParameters.test(dictionary);

/** The bytes of an encrypted stream: as long as it plainly says, else up to the word that ends it. Throws where it ends elsewhere than it says. */
function bytesAt(content: Buffer, text: string, start: number, dictionary: string): Buffer {
  const length = /\/Length\s{1,99}(\d{1,9})\s{0,99}(?=[/>])/.exec(dictionary)?.[1];
  if (length === undefined) {
    const end = text.indexOf('endstream', start);
    return content.subarray(start, end < 0 ? content.length : end);
  }
  const end = start + Number(length);
  if (!/^\s{0,9}endstream/.test(text.slice(end, end + 20))) throw new Error('a stream ends elsewhere');
  return content.subarray(start, end);
}

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
const holdsObjects = new RegExp(nameOf('ObjStm', 'First'));
// Some programs read the short names of pictures that stand among text, too.
const filterKey = new RegExp(nameOf('Filter', 'F'));
const anyFilterKey = new RegExp(filterKey, 'g');
const packing = nameOf('FlateDecode');
const flate = new RegExp(
  `${nameOf('Filter')}[\\s\\0]{0,99}(?:${packing}|\\[[\\s\\0]{0,99}${packing}[\\s\\0]{0,99}\\])`,
);
const hasParameters = new RegExp(nameOf('DecodeParms', 'DP'));
