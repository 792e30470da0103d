import { timeZone } from '@statewise/finance';

/** The day, as an expression of SQL, of an instant by the same clock as `dateOf`. */
export const dayOf = (instant: string): string => `(${instant} at time zone '${timeZone}')::date`;

export const today = dayOf('now()');
