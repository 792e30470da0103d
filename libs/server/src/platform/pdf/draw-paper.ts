import { buffer } from 'node:stream/consumers';
import type { Block, Paper } from './blocks.js';
import { fontFor, fonts, type FontName } from './fonts.js';
import { printable } from './printable.js';
import { artifact, closeSheet, colours, margin, openSheet } from './sheet.js';
import { drawTable, makeRoom } from './table.js';

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

/** Draws a paper as a tagged PDF. */
export async function drawPaper({ title, language, blocks }: Paper): Promise<Buffer> {
  const sheet = openSheet(title, language);
  const drawn = buffer(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  text(sheet, root, 'H1', styles.title, title);
  for (const block of blocks) drawBlock(sheet, root, block);
  root.end();
  closeSheet(sheet, language);
  return drawn;
}

function drawBlock(sheet: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, block: Block): void {
  switch (block.kind) {
    case 'heading':
      makeRoom(sheet, 80);
      return text(sheet, root, 'H2', styles.heading, block.text);
    case 'subheading':
      makeRoom(sheet, 60);
      return text(sheet, root, 'H3', styles.subheading, block.text);
    case 'entry':
      makeRoom(sheet, 60);
      return text(sheet, root, 'H4', styles.entry, block.text);
    case 'question':
      makeRoom(sheet, 60);
      text(sheet, root, 'H2', styles.question, block.question);
      return text(sheet, root, 'P', styles.paragraph, block.answer);
    case 'list':
      return list(sheet, root, block.items);
    case 'facts':
      return facts(sheet, root, block.facts);
    case 'table':
      return drawTable(sheet, root, block);
    default:
      return text(sheet, root, 'P', styles[block.kind], block.text);
  }
}

function text(
  sheet: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  style: TextStyle,
  content: string,
  x: number = margin,
): void {
  sheet.y += style.before;
  const element = sheet.struct(tag, {}, () => {
    sheet.font(fontFor(style.font, content)).fontSize(style.size).fillColor(style.colour);
    sheet.text(printable(content), x, sheet.y, { width: sheet.page.width - margin - x, lineGap: style.size * 0.1 });
  });
  parent.add(element);
  element.end();
  sheet.y += style.after;
}

function list(sheet: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, items: readonly string[]): void {
  const element = sheet.struct('L');
  root.add(element);
  for (const item of items) {
    makeRoom(sheet, 30);
    const entry = sheet.struct('LI');
    element.add(entry);
    artifact(sheet, () => sheet.circle(margin + 4, sheet.y + 7, 1.8).fill(colours.brand));
    text(sheet, entry, 'LBody', { ...styles.paragraph, after: 3 }, item, margin + 14);
    entry.end();
  }
  element.end();
  sheet.x = margin;
  sheet.y += 5;
}

/** Labels on the left, values on the right: a table whose rows have a head. */
function facts(
  sheet: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  pairs: readonly (readonly [string, string])[],
): void {
  const element = sheet.struct('Table');
  root.add(element);
  for (const [label, value] of pairs) fact(sheet, element, label, value);
  element.end();
  sheet.x = margin;
  sheet.y += 10;
}

/** Space above and below the text of a row. */
const rowPadding = 4;

function fact(sheet: PDFKit.PDFDocument, table: PDFKit.PDFStructureElement, label: string, value: string): void {
  const half = (sheet.page.width - 2 * margin) / 2;
  const heightOf = (content: string, font: string) =>
    sheet.font(font).fontSize(10.5).heightOfString(printable(content), { width: half });
  const height = Math.max(heightOf(label, fonts.text), heightOf(value, fonts.bold)) + 2 * rowPadding;
  makeRoom(sheet, height);
  const row = sheet.struct('TR');
  table.add(row);
  const y = sheet.y;
  const cell = (tag: 'TH' | 'TD', content: string, x: number, font: string, align: 'left' | 'right') => {
    const element = sheet.struct(tag, { title: '', ...(tag === 'TH' && { scope: 'Row' }) }, () => {
      sheet
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
  artifact(sheet, () =>
    sheet
      .moveTo(margin, y + height)
      .lineTo(sheet.page.width - margin, y + height)
      .lineWidth(0.5)
      .stroke(colours.line),
  );
  sheet.y = y + height;
}
