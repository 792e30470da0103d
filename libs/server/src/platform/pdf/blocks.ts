import type { Language } from '@statewise/i18n';

/** A table whose last columns are figures and stand to the right. */
export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Relative widths of the columns. */
  readonly widths: readonly number[];
}

/** One piece of a document, top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'entry'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'question'; readonly question: string; readonly answer: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'note'; readonly text: string }
  | TableBlock;

/** A document before it is drawn. */
export interface PdfDocument {
  readonly title: string;
  readonly language: Language;
  readonly blocks: readonly Block[];
}
