import type { TableBlock } from './blocks.js';
import { fonts } from './fonts.js';
import { printable } from './printable.js';
import { artifact, colours, margin } from './sheet.js';

const rowHeight = 17;
const padding = 5;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Draws a table; on every further page it repeats its head for the eye, not for the ear. */
export function drawTable(sheet: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, table: TableBlock): void {
  const columns = columnsOf(sheet, table.widths);
  const element = sheet.struct('Table');
  root.add(element);
  makeRoom(sheet, 3 * rowHeight);
  drawRow(sheet, element, 'TH', table.head, columns);
  table.rows.forEach((row, index) => {
    if (makeRoom(sheet, rowHeight)) artifact(sheet, () => drawCells(sheet, table.head, columns, true));
    if (index % 2 === 1)
      artifact(sheet, () => sheet.rect(margin, sheet.y, sheet.page.width - 2 * margin, rowHeight).fill(colours.band));
    drawRow(sheet, element, 'TD', row, columns);
  });
  element.end();
  sheet.x = margin;
  sheet.y += 10;
}

function drawRow(
  sheet: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  kind: 'TH' | 'TD',
  cells: readonly string[],
  columns: readonly Column[],
): void {
  const row = sheet.struct('TR');
  table.add(row);
  const y = sheet.y;
  cells.forEach((text, index) => {
    const options = { title: '', ...(kind === 'TH' && { scope: 'Column' }) };
    const cell = sheet.struct(kind, options, () => drawCell(sheet, text, columns[index], y, kind === 'TH'));
    row.add(cell);
    cell.end();
  });
  row.end();
  sheet.y = y + rowHeight;
  if (kind === 'TH') artifact(sheet, () => rule(sheet));
}

function drawCells(
  sheet: PDFKit.PDFDocument,
  cells: readonly string[],
  columns: readonly Column[],
  head: boolean,
): void {
  const y = sheet.y;
  cells.forEach((text, index) => drawCell(sheet, text, columns[index], y, head));
  sheet.y = y + rowHeight;
  rule(sheet);
}

function drawCell(sheet: PDFKit.PDFDocument, text: string, column: Column | undefined, y: number, head: boolean): void {
  if (!column) return;
  sheet
    .font(head ? fonts.bold : fonts.text)
    .fontSize(9)
    .fillColor(head ? colours.brand : colours.ink);
  sheet.text(printable(text), column.x + padding, y + 3, {
    features: ['tnum'],
    width: column.width - 2 * padding,
    align: column.align,
    height: rowHeight - 4,
    lineBreak: true,
    ellipsis: true,
  });
}

function rule(sheet: PDFKit.PDFDocument): void {
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(sheet.page.width - margin, sheet.y)
    .lineWidth(0.75)
    .stroke(colours.brand);
}

/** Opens a page when what follows does not fit; says whether it did. */
export function makeRoom(sheet: PDFKit.PDFDocument, height: number): boolean {
  if (sheet.y + height <= sheet.page.height - sheet.page.margins.bottom) return false;
  sheet.addPage();
  return true;
}

function columnsOf(sheet: PDFKit.PDFDocument, widths: readonly number[]): Column[] {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const unit = (sheet.page.width - 2 * margin) / all;
  let x = margin;
  return widths.map((share, index) => {
    const column = { x, width: share * unit, align: index === 0 ? ('left' as const) : ('right' as const) };
    x += column.width;
    return column;
  });
}
