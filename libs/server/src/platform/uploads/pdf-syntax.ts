// As much of the syntax of PDF as it takes to read one dictionary. Text is the file as Latin-1, a character a byte.

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
  const found = [...text.matchAll(new RegExp(`(?<![\\d])${number}\\s+${generation}\\s+obj\\b`, 'g'))].at(-1);
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
