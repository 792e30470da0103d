import { adultAge, ageOn, dateOf } from '@statewise/finance';
import { field, rule, trimmed } from './rule.js';
import { isoDateOf, typedDate } from './typed-date.js';

/** A date typed as DD/MM/YYYY that exists in the calendar. */
export function DateText(): PropertyDecorator {
  return field({ kind: 'date', maxLength: 10, pattern: typedDate, normalise: trimmed }, isDate);
}

/** Nobody alive is older, in years. */
const greatestAge = 125;

/** The date of birth of someone who is 18 or older on the day of the event, and can be alive. */
export function Adult(): PropertyDecorator {
  const adult = rule('adult', (value, _, { at }) => {
    const born = isoDateOf(value);
    return born !== undefined && ageOn(born, dateOf(at)) >= adultAge;
  });
  const alive = rule(
    'date',
    (value, _, { at }) => {
      const born = isoDateOf(value);
      return born === undefined || ageOn(born, dateOf(at)) <= greatestAge;
    },
    `more than ${greatestAge} years ago`,
  );
  const spec = { kind: 'date', maxLength: 10, pattern: typedDate, adult: true, normalise: trimmed } as const;
  return field(spec, alive, isDate, adult);
}

/** A date after the day of the event. */
export function FutureDate(): PropertyDecorator {
  const future = rule('date', (value, _, { at }) => (isoDateOf(value) ?? '') > dateOf(at), 'not after today');
  return field({ kind: 'date', maxLength: 10, pattern: typedDate, normalise: trimmed }, future, isDate);
}

const isDate = rule('date', (value) => isoDateOf(value) !== undefined);

const fourDigits = /^\d{4}$/;

/** A year of exactly four digits that has begun; kept as text. */
export function Year(): PropertyDecorator {
  const normalise = (value: unknown) => trimmed(typeof value === 'number' ? String(value) : value);
  const isYear = rule(
    'year',
    (value, _, { at }) => typeof value === 'string' && fourDigits.test(value) && value <= dateOf(at).slice(0, 4),
  );
  return field({ kind: 'year', maxLength: 4, pattern: fourDigits, normalise }, isYear);
}
