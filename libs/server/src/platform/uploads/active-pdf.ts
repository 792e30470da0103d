import { inflateSync, constants } from 'node:zlib';

/** Names of what a PDF does by itself, or carries besides its pages. */
const activeNames = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'GoToE', 'SubmitForm', 'ImportData'],
  // Encrypted, none of these can be looked for.
  'Encrypt',
];

/**
 * Bytes that the objects of one stream, and of all of them, may have when they are unpacked, and how many streams there
 * may be: more is no document.
 */
const limits = { stream: 16 * 1024 * 1024, all: 64 * 1024 * 1024, streams: 20_000 };

/** Characters before the keyword `stream` among which the dictionary of the stream stands. */
const dictionaryLength = 4_096;

/**
 * Whether a PDF holds scripts, actions that start something, or other files, or hides whether it does: by encryption, or
 * by packing its objects in a way that is not unpacked here. The text of pages is not looked at.
 */
export function isActivePdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (active.test(text)) return true;
  let left = limits.all;
  let streams = 0;
  for (const { index } of text.matchAll(streamStart)) {
    streams += 1;
    if (streams > limits.streams) return true;
    const dictionary =
      text
        .slice(Math.max(0, index - dictionaryLength), index)
        .split(/\bobj\b/)
        .at(-1) ?? '';
    if (!holdsObjects.test(dictionary)) continue;
    const objects = unpacked(content, index, dictionary, Math.min(limits.stream, left));
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
  const start = index + (/^stream\r?\n?/.exec(content.toString('latin1', index, index + 8))?.[0].length ?? 0);
  try {
    // What stands behind the packed objects does not matter.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength };
    return inflateSync(content.subarray(start), options).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Matches a name of a PDF, each sign of which may be written as `#` and two digits. */
function nameOf(...names: readonly string[]): string {
  const digits = (sign: string) =>
    (sign.codePointAt(0) ?? 0).toString(16).replace(/[a-f]/, (one) => `[${one}${one.toUpperCase()}]`);
  const signs = (name: string) => [...name].map((sign) => `(?:${sign}|#${digits(sign)})`).join('');
  return `/(?:${names.map(signs).join('|')})(?![\\w#.-])`;
}

const active = new RegExp(nameOf(...activeNames));
const streamStart = /\bstream(?=\r?\n)/g;
const holdsObjects = new RegExp(nameOf('ObjStm', 'First'));
const anyFilter = /\/[\w#]+Decode(?![\w#])/g;
const flate = new RegExp(`^${nameOf('FlateDecode')}`);
const hasParameters = new RegExp(nameOf('DecodeParms'));
