import MarkdownIt from 'markdown-it';
import { localisePath, type Locale } from '@statewise/i18n';

/** Makes anchors for the headings of one page: readable, in ASCII, and each of them once. */
function createAnchors(): (text: string) => string {
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

/** A heading for the side menu; `id` is the anchor of its element. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4;
  readonly id: string;
  readonly text: string;
}

/** A piece of a page: safe HTML, or the place where its calculator stands. */
export type MarkdownPart = { readonly kind: 'html'; readonly html: string } | { readonly kind: 'calculator' };

export interface Rendered {
  readonly parts: readonly MarkdownPart[];
  readonly headings: readonly Heading[];
}

/** The line in a body at which a page's calculator stands. */
const calculatorMark = '{{calculator}}';

// Raw HTML stays text, and markdown-it itself refuses javascript:, vbscript:, file: and data: addresses.
const markdown = new MarkdownIt('commonmark', { html: false, linkify: false, typographer: false })
  .enable('table')
  .disable('image');

type Token = ReturnType<typeof markdown.parse>[number];

/** Renders Markdown of the site: headings get anchors, links of the site the reader's country and language. */
export function renderMarkdown(body: string, locale: Locale): Rendered {
  const anchors = createAnchors();
  const headings: Heading[] = [];
  const parts = body.split(calculatorMark).map((source): MarkdownPart => {
    const tokens = markdown.parse(source, {});
    tokens.forEach((token, at) => prepare(token, tokens[at + 1], { locale, anchors, headings }));
    return { kind: 'html', html: markdown.renderer.render(tokens, markdown.options, {}) };
  });
  return {
    parts: parts.flatMap((part, at): MarkdownPart[] => (at === 0 ? [part] : [{ kind: 'calculator' }, part])),
    headings,
  };
}

/** The words of a body without any mark-up, for searching and for excerpts. */
export function plainText(body: string): string {
  const tokens = markdown.parse(body.replaceAll(calculatorMark, ''), {});
  const words = tokens.flatMap((token, at) => {
    if (token.type === 'inline')
      return [tokens[at - 1]?.type === 'heading_open' ? sentence(textOf(token)) : textOf(token)];
    return token.type === 'fence' || token.type === 'code_block' ? [token.content] : [];
  });
  return words
    .join(' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A heading that runs into the text behind it ends like a sentence. */
const sentence = (text: string): string => (/[.?!:…]$/.test(text) ? text : `${text}.`);

interface Work {
  readonly locale: Locale;
  readonly anchors: (text: string) => string;
  readonly headings: Heading[];
}

function prepare(token: Token, next: Token | undefined, { locale, anchors, headings }: Work): void {
  if (token.type === 'heading_open' && next) {
    const text = textOf(next);
    const id = anchors(text);
    token.attrSet('id', id);
    const level = headingLevel(token.tag);
    if (level !== undefined) headings.push({ level, id, text });
  }
  for (const child of token.children ?? []) if (child.type === 'link_open') pointLink(child, locale);
}

function pointLink(token: Token, locale: Locale): void {
  const href = token.attrGet('href') ?? '';
  if (href.startsWith('/') && !href.startsWith('//')) token.attrSet('href', localisePath(locale, href));
  else if (!href.startsWith('#')) token.attrSet('rel', 'noopener noreferrer');
}

function headingLevel(tag: string): Heading['level'] | undefined {
  const levels: Readonly<Record<string, Heading['level']>> = { h1: 1, h2: 2, h3: 3, h4: 4 };
  return levels[tag];
}

function textOf(token: Token): string {
  if (!token.children) return token.content;
  return token.children
    .map((child) => (child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content))
    .join('');
}
