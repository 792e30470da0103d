/** What stands for something personal, in the order in which it is looked for. */
const personal: readonly (readonly [pattern: RegExp, stands: string])[] = [
  [/[^\s@"'<>,;:]{1,64}@[\w.-]{1,255}/g, '{mail}'],
  [/\b[A-Z]{2}\d{2}(?:[ -]?[0-9A-Z]{4}){2,8}(?:[ -]?[0-9A-Z]{1,3})?\b/g, '{account}'],
  [/\b(?=[A-Z-]*\d)[0-9A-HJKMNP-TV-Z]{4}-?[0-9A-HJKMNP-TV-Z]{4}-?[0-9A-HJKMNP-TV-Z]{4}\b/gi, '{code}'],
  // What a library quotes may be what a person typed; a name of the program's own has no spaces.
  [/"[^"]*[^\w.$"][^"]*"|“[^”]*”/g, '"…"'],
  [/\+?\d(?:[ ./-]{0,2}\d){5,}/g, '{number}'],
];

/** A text without mail addresses, account and telephone numbers, application codes and what is quoted, one line of at most `most` characters. */
export function scrub(text: string, most = 300): string {
  const line = text
    .slice(0, 4 * most)
    .replace(/\s+/g, ' ')
    .replace(/https?:\/\/\S+/g, pathOf);
  return personal.reduce((left, [pattern, stands]) => left.replace(pattern, stands), line).slice(0, most);
}

/** After these a part of a path opens an application, whatever it looks like. */
const beforeCode = new Set(['code', 'resume', 'start']);

/** The path of an address without its query and without what opens an application. */
export function scrubPath(address: string): string {
  const parts = address.replace(/[?#].*$/s, '').split('/');
  const kept = parts.map((part, index) =>
    part !== '' && (beforeCode.has(parts[index - 1] ?? '') || /^(?=.*\d)[0-9a-z-]{12,14}$/i.test(part))
      ? '{code}'
      : part,
  );
  return scrub(kept.join('/'), 200);
}

function pathOf(address: string): string {
  return scrubPath(address.replace(/^https?:\/\/[^/?#]*/, ''));
}
