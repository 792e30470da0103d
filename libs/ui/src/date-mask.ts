import { parseDate, writeDate } from '@statewise/i18n';

/** Adds the slashes of `DD/MM/YYYY` while digits are typed; deleting is left alone, so that one can delete a slash. */
export function maskDate(before: string, typed: string): string {
  const iso = /^\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(typed)?.[1];
  if (iso !== undefined) return writeDate(iso);
  const text = typed
    .replace(/[.\-\s]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '');
  if (text.length < before.length) return text;
  const [day = '', month, year] = spread(text.split('/'));
  if (month === undefined) return day.length === 2 ? `${day}/` : day;
  if (year === undefined) return month.length === 2 ? `${day}/${month}/` : `${day}/${month}`;
  return `${day}/${month}/${year.slice(0, 4)}`;
}

/** Moves the digits that do not fit into a part to the next one. */
function spread(parts: readonly string[]): string[] {
  const result: string[] = [];
  let over = '';
  for (const [index, part] of parts.slice(0, 3).entries()) {
    const digits = over + part;
    const fits = index === 2 ? digits.length : 2;
    result.push(digits.slice(0, fits));
    over = digits.slice(fits);
  }
  return over === '' ? result : spread([...result, over]);
}

/** A complete date with its leading zeros; anything else stays as it was typed. */
export function completeDate(typed: string): string {
  const iso = parseDate(typed);
  return iso === undefined ? typed : writeDate(iso);
}
