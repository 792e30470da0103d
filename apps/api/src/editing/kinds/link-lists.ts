import { linkPattern } from '@statewise/server/platform/markdown/link-address.js';

/** What the lines of a list in Markdown say, and the numbers of those that are no entry of it. */
interface List {
  readonly entries: readonly object[];
  readonly wrong: readonly number[];
}

/** Reads a list, an entry a line, into the data that the site draws it from. */
export type ListReader = (text: string) => List;

interface Link {
  readonly label: string;
  readonly href: string;
}

/** `[Loans](/loans)` as a link, and what stands behind it after a colon. */
function linkIn(words: string): { readonly link: Link; readonly text?: string | undefined } | undefined {
  const [, label = '', href = '', text] = /^\[([^[\]]+)\]\((\S+)\)(?:\s?: +(.+))?$/.exec(words) ?? [];
  return linkPattern.test(href) ? { link: { label, href }, text } : undefined;
}

/** Reads lines with what adds one to the entries before it, told the line that follows; it answers whether the line is one. */
function listOf<Entry extends object>(add: (line: string, entries: Entry[], next: string) => boolean): ListReader {
  return (text) => {
    const lines = text.split('\n').map((line, at) => ({ line: line.trimEnd(), number: at + 1 }));
    const filled = lines.filter(({ line }) => line !== '');
    const entries: Entry[] = [];
    const wrong = filled.filter(({ line }, at) => !add(line, entries, filled[at + 1]?.line ?? ''));
    return { entries, wrong: wrong.map(({ number }) => number) };
  };
}

/** `- [Loans](/loans)` */
export const links = listOf<Link>((line, entries) => {
  const found = line.startsWith('- ') ? linkIn(line.slice(2)) : undefined;
  return found !== undefined && found.text === undefined && entries.push(found.link) > 0;
});

/** `- [Personal loan](/loan): for a car or a kitchen` */
export const linksWithTexts = listOf<{ readonly title: string; readonly text: string; readonly href: string }>(
  (line, entries) => {
    const { link, text } = (line.startsWith('- ') && linkIn(line.slice(2))) || {};
    if (link === undefined || text === undefined) return false;
    return entries.push({ title: link.label, text, href: link.href }) > 0;
  },
);

/** `- Borrow`, and indented below it its links, one at least. */
export const menuGroups = listOf<{ readonly label: string; readonly items: Link[] }>((line, entries, next) => {
  const [, indent = '', words = ''] = /^(\s*)- (.+)$/.exec(line) ?? [];
  if (indent === '')
    return /^[^[\]]+$/.test(words) && /^\s/.test(next) && entries.push({ label: words, items: [] }) > 0;
  const { link, text } = linkIn(words) ?? {};
  const group = entries.at(-1);
  return link !== undefined && text === undefined && group !== undefined && group.items.push(link) > 0;
});
