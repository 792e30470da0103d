import { isCalendarDate } from '@statewise/finance';
import { linkPattern } from '@statewise/server/platform/markdown/link-address.js';
import { field, rule, Text, trimmed } from '@statewise/fields';

/** A day as `YYYY-MM-DD`. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, `YYYY-MM-DD`. */
export function Day(): PropertyDecorator {
  return field(
    { kind: 'text', pattern: dayPattern, maxLength: 10, normalise: trimmed },
    rule(
      'date',
      (value) => typeof value === 'string' && dayPattern.test(value) && isCalendarDate(value),
      'no day as YYYY-MM-DD',
    ),
  );
}

const decimals = 4;
const typedRate = /^\d{1,2}([.,]\d{1,4})?$/;

/** Percent a year, at most four decimals; a comma is taken for the point. */
export function Rate(): PropertyDecorator {
  const read = (value: unknown): unknown =>
    typeof value === 'string' && typedRate.test(value.trim()) ? Number(value.trim().replace(',', '.')) : trimmed(value);
  return field(
    { kind: 'percentage', min: 0, max: 99.9999, normalise: read },
    rule('numbers', (value) => typeof value === 'number' && Number(value.toFixed(decimals)) === value),
    rule('min', (value) => Number(value) >= 0),
    rule('max', (value) => Number(value) < 100, 'not less than 100'),
  );
}

/** The last part of an address: small letters, digits and hyphens. */
export function Slug(): PropertyDecorator {
  return Text({ max: 120, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ });
}

/** A path of the site, or a whole address that begins with `https`. */
export function Address(): PropertyDecorator {
  return Text({ max: 500, pattern: linkPattern });
}

/** Markdown; raw HTML in it is shown as text. */
export function Markdown(): PropertyDecorator {
  return Text({ max: 60_000, multiline: true });
}
