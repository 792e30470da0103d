/** Makes anchors for the headings of one page: readable, in ASCII, and each of them once. */
export function createAnchors(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const base = asciiWords(text) || 'section';
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    return times === 1 ? base : `${base}-${times}`;
  };
}

/** `Énergie & co` becomes `energie-co`. */
function asciiWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '-')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
