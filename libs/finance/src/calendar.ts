/** Calendar dates are `YYYY-MM-DD`; they compare as text. */

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whose clock says on which day something is, for everyone everywhere. */
export const timeZone = 'Europe/Brussels';

const days = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' });

/** The instant that was last asked for: everything that is checked at one goes by the same. */
let last = { instant: '', day: '' };

/** The calendar date of an ISO 8601 instant. */
export function dateOf(instant: string): string {
  if (instant !== last.instant)
    last = { instant, day: days.format(new Date(instant)).split('/').toReversed().join('-') };
  return last.day;
}

/** Whether `YYYY-MM-DD` is a day of the Gregorian calendar, from year 1 on. */
export function isCalendarDate(date: string): boolean {
  // Stryker disable next-line ArrayDeclaration: whatever its first element is, nothing else is there, and no date has year 0
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.map(Number) ?? [];
  return year > 0 && day >= 1 && day <= lengthOf(year, month);
}

/** The date `months` later, on the same day of the month or on the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return [pad(newYear, 4), pad(newMonth, 2), pad(Math.min(day, lengthOf(newYear, newMonth)), 2)].join('-');
}

/** Age in completed years on a date; someone born on 29 February turns older on 1 March of common years. */
export function ageOn(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The age from which a person may borrow and open an account. */
export const adultAge = 18;

/** Returns the latest date of birth, `YYYY-MM-DD`, of a person who is an adult on `date`. */
export function latestAdultBirthday(date: string): string {
  return addMonths(date, -12 * adultAge);
}

/** Whether a loan of `term` months from `start` has ended when the borrower born on `born` turns `age`. */
export function endsByAge(start: string, term: number, born: string, age: number): boolean {
  const year = pad(Number(born.slice(0, 4)) + age, 4);
  const birthday = `${year}${born.slice(4)}`;
  return addMonths(start, term) <= (isCalendarDate(birthday) ? birthday : `${year}-03-01`);
}

/** Days of a month; none of what is no month. */
function lengthOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (daysInMonth[month - 1] ?? 0);
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
