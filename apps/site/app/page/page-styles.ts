/** A rule or a font, or a group of them under a condition. */
export type StylePart =
  | {
      readonly css: string;
      /** For each of its selectors the classes without which it chooses nothing; absent where it is needed in any case. */
      readonly needs?: readonly (readonly string[])[];
    }
  | { readonly open: string; readonly parts: readonly StylePart[] };

/** The rules that mean something to a document, in their order: those whose classes it has, and those that ask for none. */
export function stylesOf(parts: readonly StylePart[], html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const textOf = (part: StylePart): string => {
    if ('css' in part) return part.needs?.every((needed) => !needed.every((name) => classes.has(name))) ? '' : part.css;
    const inside = part.parts.map(textOf).join('');
    // A layer without rules stands for its place among the layers.
    return inside === '' && !part.open.startsWith('@layer') ? '' : `${part.open}${inside}}`;
  };
  return parts.map(textOf).join('');
}
