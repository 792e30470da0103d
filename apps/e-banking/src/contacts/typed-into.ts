/** What is taken out of what is typed as it is typed: the separators of numbers, and what a client number has not. */
const readers: Readonly<Record<string, (typed: string) => string>> = {
  idcard: (typed) => typed.replaceAll(',', ''),
  client_number: (typed) =>
    typed
      .replaceAll(/[^a-z\d]/gi, '')
      .toUpperCase()
      .slice(0, 6),
};

/** A field of a contact as it is kept while it is typed. */
export function typedInto(name: string, value: string | boolean): string | boolean {
  return typeof value === 'string' ? (readers[name]?.(value) ?? value) : value;
}
