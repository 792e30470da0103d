import { parseDate, writeDate } from '@statewise/i18n';
import type { FieldEdit, MaskedText } from './mask.js';

/**
 * Adds the slashes of `DD/MM/YYYY` while digits are typed. Day, month and year keep their places, also while one is empty:
 * a slash goes with nothing behind it alone, and a digit too many takes the place of the next one; behind the year it stays.
 */
export function maskDate(before: string, edit: FieldEdit): MaskedText {
  const [, year, , month, day] = yearFirst.exec(edit.text) ?? [];
  if (year !== undefined) return atEnd(writeDate(`${year}-${month}-${day}`));
  // A text that is no row of digits is shown whole, for its reader to see what is wrong with it.
  if (/[^\d/.\s\p{Pd}\p{Cf}]/u.test(edit.text)) return { text: edit.text, caret: edit.caret };
  const { kept, inserted, rest, restPart } = masked.test(before) ? changeOf(before, edit) : wholeOf(edit);
  const parts = partsOf(kept, rest, restPart);
  const spot = inserted === '' ? endOf(kept) : insert(parts, inserted, endOf(kept));
  const text = join(parts, spot);
  if (text === '') return atEnd(text);
  // Deleting a slash that stays goes past it, or one would never come further.
  const isPassed = edit.isForward === true && text === before;
  return { text, caret: indexOf(parts, isPassed ? { part: restPart, offset: 0 } : spot) };
}

const yearFirst = /^[\s\p{Cf}]*(\d{4})([/.]|\p{Pd})(\d{2})\2(\d{2})[\s\p{Cf}]*$/u;

/** A place in a date: a part (day, month or year) and the digits of it before the place. */
interface Spot {
  readonly part: number;
  readonly offset: number;
}

const lengths = [2, 2, 4];
const lastPart = lengths.length - 1;

interface Change {
  /** What stood before the edit, and what stands behind it. */
  readonly kept: string;
  readonly rest: string;
  readonly inserted: string;
  /** The part in which the rest begins. */
  readonly restPart: number;
}

function changeOf(before: string, { text, caret }: FieldEdit): Change {
  const behind = text.slice(caret);
  const rest = before.endsWith(behind) ? behind : '';
  const replaced = before.slice(0, before.length - rest.length);
  const written = text.slice(0, text.length - rest.length);
  let same = 0;
  while (same < replaced.length && replaced[same] === written[same]) same += 1;
  return { kept: before.slice(0, same), inserted: written.slice(same), rest, restPart: endOf(replaced).part };
}

const masked = /^[\d/]*$/;

/** Of a text that the mask had left alone, everything: what stands behind the caret stays where it can. */
function wholeOf({ text, caret }: FieldEdit): Change {
  const rest = masked.test(text.slice(caret)) ? text.slice(caret) : '';
  const inserted = text.slice(0, text.length - rest.length);
  return { kept: '', inserted, rest, restPart: endOf(inserted).part };
}

function partsOf(kept: string, rest: string, restPart: number): string[] {
  const [first, last] = [kept.split('/'), rest.split('/')];
  return lengths.map((_, part) => `${first[part] ?? ''}${last[part - restPart] ?? ''}`);
}

function endOf(text: string): Spot {
  const parts = text.split('/').slice(0, lengths.length);
  return { part: parts.length - 1, offset: parts.at(-1)?.length ?? 0 };
}

/** Writes what is typed or pasted into the parts; tells where the caret is then, which leaves a part that is full. */
function insert(parts: string[], inserted: string, from: Spot): Spot {
  let spot = from;
  for (const character of inserted)
    if (/\d/.test(character)) spot = put(parts, character, spot);
    else if (/[/.\s\p{Pd}]/u.test(character) && spot.offset > 0) spot = next(spot);
  return isFull(spot) ? next(spot) : spot;
}

function put(parts: string[], digit: string, wanted: Spot): Spot {
  const spot = isFull(wanted) ? next(wanted) : wanted;
  const { part, offset } = spot;
  const digits = parts[part] ?? '';
  const replaced = digits.length === lengths[part] && !isFull(spot) ? 1 : 0;
  parts[part] = digits.slice(0, offset) + digit + digits.slice(offset + replaced);
  return { part, offset: offset + 1 };
}

const isFull = ({ part, offset }: Spot): boolean => offset >= (lengths[part] ?? 0);

/** The next part; the year has none. */
const next = (spot: Spot): Spot => (spot.part === lastPart ? spot : { part: spot.part + 1, offset: 0 });

function join(parts: readonly string[], { part }: Spot): string {
  const filled = parts.findLastIndex((digits) => digits !== '');
  return filled === -1 ? '' : parts.slice(0, Math.max(filled, part) + 1).join('/');
}

const indexOf = (parts: readonly string[], { part, offset }: Spot): number =>
  parts.slice(0, part).join('').length + part + offset;

const atEnd = (text: string): MaskedText => ({ text, caret: text.length });

/** A complete date with its leading zeros; anything else stays as it was typed. */
export function completeDate(typed: string): string {
  const iso = parseDate(typed);
  return iso === undefined ? typed : writeDate(iso);
}
