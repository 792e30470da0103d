import type { TableBlock } from './blocks.js';
import { fonts } from './fonts.js';
import { printable } from './printable.js';
import { colours } from './colours.js';
import { artifact, margin } from './document.js';

const rowHeight = 17;
const padding = 5;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Draws a table; on every further page it repeats its head for the eye, not for the ear. */
export function drawTable(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, table: TableBlock): void {
  const columns = columnsOf(document, table.widths);
  const element = document.struct('Table');
  root.add(element);
  ensureSpace(document, 3 * rowHeight);
  drawRow(document, element, 'TH', table.head, columns);
  table.rows.forEach((row, index) => {
    if (ensureSpace(document, rowHeight)) artifact(document, () => repeatHead(document, table.head, columns));
    if (index % 2 === 1)
      artifact(document, () =>
        document.rect(margin, document.y, document.page.width - 2 * margin, rowHeight).fill(colours.band),
      );
    drawRow(document, element, 'TD', row, columns);
  });
  element.end();
  document.x = margin;
  document.y += 10;
}

function drawRow(
  document: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  kind: 'TH' | 'TD',
  cells: readonly string[],
  columns: readonly Column[],
): void {
  const row = document.struct('TR');
  table.add(row);
  const y = document.y;
  cells.forEach((text, index) => {
    const options = { title: '', ...(kind === 'TH' && { scope: 'Column' }) };
    const cell = document.struct(kind, options, () => drawCell(document, text, columns[index], y, kind));
    row.add(cell);
    cell.end();
  });
  row.end();
  document.y = y + rowHeight;
  if (kind === 'TH') artifact(document, () => rule(document));
}

function repeatHead(document: PDFKit.PDFDocument, cells: readonly string[], columns: readonly Column[]): void {
  const y = document.y;
  cells.forEach((text, index) => drawCell(document, text, columns[index], y, 'TH'));
  document.y = y + rowHeight;
  rule(document);
}

function drawCell(
  document: PDFKit.PDFDocument,
  text: string,
  column: Column | undefined,
  y: number,
  kind: 'TH' | 'TD',
): void {
  if (!column) return;
  document
    .font(kind === 'TH' ? fonts.bold : fonts.text)
    .fontSize(9)
    .fillColor(kind === 'TH' ? colours.brand : colours.ink);
  document.text(printable(text), column.x + padding, y + 3, {
    features: ['tnum'],
    width: column.width - 2 * padding,
    align: column.align,
    height: rowHeight - 4,
    lineBreak: true,
    ellipsis: true,
  });
}

function rule(document: PDFKit.PDFDocument): void {
  document
    .moveTo(margin, document.y)
    .lineTo(document.page.width - margin, document.y)
    .lineWidth(0.75)
    .stroke(colours.brand);
}

/** Opens a page when what follows does not fit; says whether it did. */
export function ensureSpace(document: PDFKit.PDFDocument, height: number): boolean {
  if (document.y + height <= document.page.height - document.page.margins.bottom) return false;
  document.addPage();
  return true;
}

function columnsOf(document: PDFKit.PDFDocument, widths: readonly number[]): Column[] {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const unit = (document.page.width - 2 * margin) / all;
  let x = margin;
  return widths.map((share, index) => {
    const column = { x, width: share * unit, align: index === 0 ? ('left' as const) : ('right' as const) };
    x += column.width;
    return column;
  });
}
