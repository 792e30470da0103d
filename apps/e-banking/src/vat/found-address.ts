import { isFilled, type Fields } from '@statewise/fields';
import type { FoundBusiness } from '@statewise/machines';

/** Street and number, then four or five digits (`1017 AB` in the Netherlands, `L-1234` in Luxembourg) and the town. */
const line = /^(?<street>.+?),?\s+(?<town>(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+\D.*)$/;

/** What the register tells of a business, as answers of step two; street and town only where the line can be read. */
function answersOf({ company, address, country }: FoundBusiness): Fields {
  const { street, town } = line.exec(address)?.groups ?? {};
  return { company, company_country: country, address, street_name: street, postalcode_city: town, country };
}

/**
 * What to fill in of a business that was found: nothing that somebody typed is overwritten, only what is empty or was
 * filled in for the number before.
 */
export function fillingOf(found: FoundBusiness, before: FoundBusiness | null, present: Fields): Fields {
  const filled = before === null ? {} : answersOf(before);
  return Object.fromEntries(
    Object.entries(answersOf(found)).filter(
      ([name, value]) => isFilled(value) && (!isFilled(present[name]) || present[name] === filled[name]),
    ),
  );
}
