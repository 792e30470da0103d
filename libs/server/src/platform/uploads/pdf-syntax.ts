// As much of the syntax of PDF as it takes to read a dictionary. Text is the file as Latin-1, a character a byte.

/**
 * Values of a dictionary by their names: a name with its stroke, a string as `(` with its bytes behind, all else as it is
 * written. Members of dictionaries in it have the names of both, as `CF/StdCF/CFM`.
 */
export type PdfDictionary = ReadonlyMap<string, string>;

/** Characters that a dictionary may have here. */
const maxLength = 8_192;

/** Where the last object of a number and generation (`12 0`) begins; undefined where there is none. */
export function lastObject(text: string, reference: string): number | undefined {
  const [number, generation] = reference.split(' ');
  const found = [...text.matchAll(new RegExp(`(?<![\\d])${number}\\s{1,99}${generation}\\s{1,99}obj\\b`, 'g'))].at(-1);
  return found && found.index + found[0].length;
}

/** Reads the dictionary that begins behind white space at a place; undefined where none is, or it is not written out. */
export function dictionaryAt(text: string, from: number): PdfDictionary | undefined {
  const tokens = [...text.slice(from, from + maxLength).matchAll(token)].map(([written]) => written);
  if (tokens.shift() !== '<<') return undefined;
  const read = new Map<string, string>();
  return readMembers(tokens, '', read) ? read : undefined;
}

/** Whether the members up to `>>` could be read into a map. */
function readMembers(tokens: string[], prefix: string, into: Map<string, string>): boolean {
  for (;;) {
    const name = tokens.shift();
    if (name === '>>') return true;
    if (name === undefined || !name.startsWith('/')) return false;
    const value = tokens.shift();
    if (value === undefined) return false;
    const key = prefix === '' ? name.slice(1) : `${prefix}${name}`;
    if (value === '<<') {
      if (!readMembers(tokens, key, into)) return false;
    } else if (value === '[') while (tokens.length > 0 && tokens.shift() !== ']');
    else into.set(key, stringOf(value) ?? value);
    // A reference is three tokens, of which the first was taken as the value.
    if (/^\d+$/.test(value) && /^\d+$/.test(tokens[0] ?? '') && tokens[1] === 'R') tokens.splice(0, 2);
  }
}

const nested = String.raw`\((?:[^()\\]|\\[^]|\((?:[^()\\]|\\[^])*\))*\)`;
const token = new RegExp(String.raw`<<|>>|\[|\]|<[\da-fA-F\s]*>|${nested}|/[^\s<>[\]()/%]*|[^\s<>[\]()/%]+`, 'g');

/** The bytes of a string, behind `(`; undefined for what is none. */
function stringOf(written: string): string | undefined {
  if (written.startsWith('<') && written !== '<<')
    return `(${Buffer.from(written.slice(1, -1).replaceAll(/\s/g, ''), 'hex').toString('latin1')}`;
  if (!written.startsWith('(')) return undefined;
  const inner = written.slice(1, -1).replaceAll(/\r\n?/g, '\n');
  return `(${inner.replaceAll(/\\([0-7]{1,3}|\n|[^])/g, (_, sign: string) => escaped(sign))}`;
}

const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };
const escaped = (sign: string): string =>
  /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8) & 255) : (signs[sign] ?? sign);

/** A stream of a file. */
export interface PdfStream {
  /** Of the object that it is; not a number where it does not say. */
  readonly reference: readonly [object: number, generation: number];
  /** What its dictionary is written as, without strings and comments. */
  readonly dictionary: string;
  /** Where its bytes begin; undefined where no line ends behind its keyword. */
  readonly start: number | undefined;
}

/**
 * Every stream of a file: what stands behind the word `obj` wherever it occurs, as programs that show a file take what
 * they are referred to. `endless` in place of the next one where that takes more than going through the file twice.
 */
export function* streamsOf(text: string): Generator<PdfStream | 'endless'> {
  let left = 2 * text.length + 10_000;
  for (const { index, 0: keyword } of text.matchAll(/obj\d{0,9}/g)) {
    const open = behindBlanks(text, index + keyword.length);
    const { dictionary, end } = writtenDictionary(text, open);
    const next = dictionary === undefined ? end : behindBlanks(text, end);
    left -= next - index;
    if (left < 0) return yield 'endless';
    if (dictionary === undefined) continue;
    streamStart.lastIndex = next;
    const found = streamStart.exec(text);
    if (found === null) continue;
    const [, object, generation] = /(\d{1,9})\s+(\d{1,5})\s*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
    const start = found[1] === undefined ? undefined : streamStart.lastIndex;
    yield { reference: [Number(object), Number(generation)], dictionary, start };
  }
}

// As many signs as one match takes at a time: without end, a long run is more than the stack of an expression holds once
// a process has compiled so many of them that it does not optimize more.
const blanks = /[\s\0]{1,9999}/y;
const streamStart = /stream(?!\w)[ \t\f\0]{0,99}(\r\n?|\n)?/y;
const piece = /<<|>>|[<>(%]|[^<>(%]{1,9999}/y;
const pieceOfString = /[^()\\]{1,9999}|\\[^]|[()]/y;
const endOfLine = /[\r\n]/g;

/** Where white space and remarks end that begin at a place. */
function behindBlanks(text: string, from: number): number {
  for (let at = from; ;) {
    blanks.lastIndex = at;
    if (blanks.test(text)) at = blanks.lastIndex;
    else if (text[at] === '%') at = endOfRemark(text, at);
    else return at;
  }
}

function endOfRemark(text: string, from: number): number {
  endOfLine.lastIndex = from;
  return endOfLine.exec(text)?.index ?? text.length;
}

/** The dictionary that begins at a place, and where it ends; without one, how far was read. */
function writtenDictionary(text: string, from: number): { readonly dictionary?: string; readonly end: number } {
  if (!text.startsWith('<<', from)) return { end: from };
  const written: string[] = [];
  piece.lastIndex = from;
  for (let depth = 0, found = piece.exec(text); found !== null; found = piece.exec(text)) {
    const [one] = found;
    if (one === '<<') depth += 1;
    if (one === '>>') depth -= 1;
    const skip = one.length === 1 ? behind[one] : undefined;
    written.push(skip ? ' ' : one);
    if (depth === 0) return { dictionary: written.join(''), end: piece.lastIndex };
    if (skip) piece.lastIndex = skip(text, piece.lastIndex);
  }
  return { end: text.length };
}

/** Where that ends which begins with a sign: a string, one in digits, a remark. */
const behind: Readonly<Record<string, (text: string, from: number) => number>> = {
  '(': endOfString,
  '<': (text, from) => text.indexOf('>', from) + 1 || text.length,
  '%': endOfRemark,
};

function endOfString(text: string, from: number): number {
  pieceOfString.lastIndex = from;
  for (let depth = 1, found = pieceOfString.exec(text); found !== null; found = pieceOfString.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return pieceOfString.lastIndex;
  }
  return text.length;
}
