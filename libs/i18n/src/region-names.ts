/** Names countries by their codes, in either case, as a language calls them; what it does not know is its code. */
export function regionNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => names.of(code.toUpperCase()) ?? code;
}

/** Choices of values in the order of what a language calls them. */
export function namedChoices(
  values: readonly string[],
  language: string,
  nameOf = regionNames(language),
): { readonly value: string; readonly label: string }[] {
  const order = new Intl.Collator(language);
  return values
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => order.compare(one.label, other.label));
}
