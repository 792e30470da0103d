import { buffer } from 'node:stream/consumers';
import type { Block, PdfDocument } from './blocks.js';
import { fonts, type FontName } from './fonts.js';
import { printable } from './printable.js';
import { colours } from './colours.js';
import { artifact, closeDocument, margin, openDocument } from './document.js';
import { drawTable, ensureSpace } from './table.js';

interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
  readonly before: number;
  readonly after: number;
}

const styles = {
  title: { font: fonts.heading, size: 22, colour: colours.ink, before: 0, after: 10 },
  lead: { font: fonts.text, size: 12, colour: colours.quiet, before: 0, after: 12 },
  heading: { font: fonts.heading, size: 13, colour: colours.brand, before: 14, after: 6 },
  subheading: { font: fonts.heading, size: 11, colour: colours.brand, before: 8, after: 3 },
  entry: { font: fonts.bold, size: 10.5, colour: colours.ink, before: 4, after: 2 },
  question: { font: fonts.bold, size: 11, colour: colours.ink, before: 8, after: 3 },
  paragraph: { font: fonts.text, size: 10, colour: colours.ink, before: 0, after: 6 },
  note: { font: fonts.text, size: 8.5, colour: colours.quiet, before: 8, after: 4 },
} as const satisfies Record<string, TextStyle>;

/** Draws a document as a tagged PDF. */
export async function drawDocument({ title, language, blocks }: PdfDocument): Promise<Buffer> {
  const document = openDocument(title, language);
  const drawn = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  text(document, root, 'H1', styles.title, title);
  for (const block of blocks) drawBlock(document, root, block);
  root.end();
  closeDocument(document, language);
  return drawn;
}

function drawBlock(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, block: Block): void {
  switch (block.kind) {
    case 'heading':
      ensureSpace(document, 80);
      return text(document, root, 'H2', styles.heading, block.text);
    case 'subheading':
      ensureSpace(document, 60);
      return text(document, root, 'H3', styles.subheading, block.text);
    case 'entry':
      ensureSpace(document, 60);
      return text(document, root, 'H4', styles.entry, block.text);
    case 'question':
      ensureSpace(document, 60);
      text(document, root, 'H2', styles.question, block.question);
      return text(document, root, 'P', styles.paragraph, block.answer);
    case 'list':
      return list(document, root, block.items);
    case 'facts':
      return facts(document, root, block.facts);
    case 'table':
      return drawTable(document, root, block);
    default:
      return text(document, root, 'P', styles[block.kind], block.text);
  }
}

function text(
  document: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  style: TextStyle,
  content: string,
  x: number = margin,
): void {
  document.y += style.before;
  const element = document.struct(tag, {}, () => {
    document.font(style.font).fontSize(style.size).fillColor(style.colour);
    document.text(printable(content), x, document.y, {
      width: document.page.width - margin - x,
      lineGap: style.size * 0.1,
    });
  });
  parent.add(element);
  element.end();
  document.y += style.after;
}

function list(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, items: readonly string[]): void {
  const element = document.struct('L');
  root.add(element);
  for (const item of items) {
    ensureSpace(document, 30);
    const entry = document.struct('LI');
    element.add(entry);
    artifact(document, () => document.circle(margin + 4, document.y + 7, 1.8).fill(colours.brand));
    text(document, entry, 'LBody', { ...styles.paragraph, after: 3 }, item, margin + 14);
    entry.end();
  }
  element.end();
  document.x = margin;
  document.y += 5;
}

/** Labels on the left, values on the right: a table whose rows have a head. */
function facts(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  pairs: readonly (readonly [string, string])[],
): void {
  const element = document.struct('Table');
  root.add(element);
  for (const [label, value] of pairs) fact(document, element, label, value);
  element.end();
  document.x = margin;
  document.y += 10;
}

/** Space above and below the text of a row. */
const rowPadding = 4;

function fact(document: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, label: string, value: string): void {
  const half = (document.page.width - 2 * margin) / 2;
  const heightOf = (content: string, font: string) =>
    document.font(font).fontSize(10.5).heightOfString(printable(content), { width: half });
  const height = Math.max(heightOf(label, fonts.text), heightOf(value, fonts.bold)) + 2 * rowPadding;
  ensureSpace(document, height);
  const row = document.struct('TR');
  table.add(row);
  const y = document.y;
  const cell = (tag: 'TH' | 'TD', content: string, x: number, font: string, align: 'left' | 'right') => {
    const element = document.struct(tag, { title: '', ...(tag === 'TH' && { scope: 'Row' }) }, () => {
      document
        .font(font)
        .fontSize(10.5)
        .fillColor(colours.ink)
        .text(printable(content), x, y + rowPadding, { width: half, align });
    });
    row.add(element);
    element.end();
  };
  cell('TH', label, margin, fonts.text, 'left');
  cell('TD', value, margin + half, fonts.bold, 'right');
  row.end();
  artifact(document, () =>
    document
      .moveTo(margin, y + height)
      .lineTo(document.page.width - margin, y + height)
      .lineWidth(0.5)
      .stroke(colours.line),
  );
  document.y = y + height;
}
