import type { Choice } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import entries from './postcodes.json' with { type: 'json' };

/** A place in Dutch, French and English. */
type Place = Readonly<Record<Language, string>>;

interface Postcode {
  readonly code: string;
  readonly places: readonly Place[];
}

/**
 * Of each entry the code, then the places that it serves, separated by `+`. A place with more than one official name gives
 * Dutch, French and, if it has its own, English, separated by `|`.
 */
const postcodes: readonly Postcode[] = entries.map(parse);

/** Belgian postcodes, each labelled with the places it serves: `1000 Brussels`. */
export function postcodeChoices(language: Language): Choice[] {
  return postcodes.map(({ code, places }) => ({
    value: code,
    label: `${code} ${places.map((place) => place[language]).join(', ')}`,
  }));
}

const codes: ReadonlySet<string> = new Set(postcodes.map(({ code }) => code));

/** Whether a Belgian postcode serves any place: between the lowest and the highest are many that do not. */
export function isPostcode(code: string): boolean {
  return codes.has(code);
}

function parse(entry: string): Postcode {
  return { code: entry.slice(0, 4), places: entry.slice(5).split('+').map(parsePlace) };
}

/** Places without an English name go by the French one, which is the local one or as well known. */
function parsePlace(names: string): Place {
  const [nl = '', fr = nl, en = fr] = names.split('|');
  return { nl, fr, en };
}
