/** Where a page stands, as far as its list is narrowed by it. */
interface Place {
  readonly search: string;
  readonly hash: string;
}

/** What people type, such as names and e-mail addresses: it stands behind the hash, which no browser sends to a server. */
const typed: readonly string[] = ['q'];

/** Everything that the address of a page says of its list, in one order. */
export function filtersIn({ search, hash }: Place): URLSearchParams {
  const filters = new URLSearchParams(search);
  const behind = new URLSearchParams(hash.slice(1));
  for (const name of typed) {
    const value = behind.get(name);
    if (value !== null) filters.set(name, value);
  }
  filters.sort();
  return filters;
}

/** The address of a page whose list is narrowed so. */
export function filterAddress(filters: URLSearchParams): Place {
  const search = new URLSearchParams(filters);
  const hash = new URLSearchParams();
  for (const name of typed) {
    const value = search.get(name);
    if (value !== null) hash.set(name, value);
    search.delete(name);
  }
  const after = (sign: string, text: string): string => (text === '' ? '' : `${sign}${text}`);
  return { search: after('?', search.toString()), hash: after('#', hash.toString()) };
}
