import { isFilled, type Fields } from '@statewise/fields';
import type { FoundBusiness } from '@statewise/machines';

/** Street and number, then four or five digits (`1017 AB` in the Netherlands, `L-1234` in Luxembourg) and the town. */
const line = /^(?<place>.+?),?\s+(?<town>(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+\D.*)$/;

/** The number before the street or after it, with what belongs to it: `12`, `12 bis`, `3A`, `12/4`. */
const numberLast = /^(?<street>\D.*?),?\s+(?<number>\d+\s?(?:bis|ter|[A-Z])?(?:[/-]\d+)?)$/i;
const numberFirst = /^(?<number>\d+\s?(?:bis|ter|[A-Z])?),?\s+(?<street>\D.+)$/i;

/** What the register tells of a business, as answers of step two; what cannot be read in parts stands in the street. */
function answersOf({ company, address, country }: FoundBusiness): Fields {
  const { place, town } = line.exec(address)?.groups ?? {};
  const { street = place ?? address, number } = place === undefined ? {} : partsOf(place);
  return { company, company_country: country, street_name: street, address: number, postalcode_city: town, country };
}

const partsOf = (place: string): { readonly street?: string; readonly number?: string } =>
  (numberLast.exec(place) ?? numberFirst.exec(place))?.groups ?? {};

/** Whether nothing stands at step two that differs from what the register tells of the business. */
export function isFilledFrom(found: FoundBusiness, present: Fields): boolean {
  return Object.entries(answersOf(found)).every(([name, value]) => !isFilled(value) || present[name] === value);
}

/**
 * Returns the answers to fill in of a business that was found: only for fields that are empty or hold what was filled
 * in for the number before, so that typed answers are not overwritten.
 */
export function fillingOf(found: FoundBusiness, before: FoundBusiness | null, present: Fields): Fields {
  const filled = before === null ? {} : answersOf(before);
  return Object.fromEntries(
    Object.entries(answersOf(found)).filter(
      ([name, value]) => isFilled(value) && (!isFilled(present[name]) || present[name] === filled[name]),
    ),
  );
}

/**
 * Returns what stood at step two before it was filled in for a business, wherever that still stands there: the saved
 * answers, or what the register told of the number before.
 */
export function takenBack(filled: FoundBusiness, before: FoundBusiness | null, saved: Fields, present: Fields): Fields {
  const former: Fields = { ...(before && answersOf(before)), ...saved };
  return Object.fromEntries(
    Object.entries(answersOf(filled)).flatMap(([name, value]) =>
      isFilled(value) && present[name] === value ? [[name, former[name] ?? '']] : [],
    ),
  );
}
