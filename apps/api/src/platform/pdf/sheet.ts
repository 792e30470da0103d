import { provider, type Language } from '@statewise/i18n';
import PDFDocument from 'pdfkit';
import { printable } from './printable.js';

export const colours = {
  ink: '#1b2a34',
  quiet: '#53646f',
  brand: '#0f4c5c',
  line: '#c9d3d9',
  band: '#eef3f5',
} as const;
export const fonts = { text: 'Helvetica', bold: 'Helvetica-Bold' } as const;
export const margin = 56;

const pageWords: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  nl: (page, pages) => `Pagina ${page} van ${pages}`,
  fr: (page, pages) => `Page ${page} sur ${pages}`,
};

/** An A4 document with the bank's letterhead, tagged for screen readers. */
export function openSheet(title: string, language: Language): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margins: { top: 104, bottom: 72, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: provider.legalName, Creator: provider.name },
  });
}

/** Draws letterhead and page numbers on every page, outside the reading order, and ends the document. */
export function closeSheet(sheet: PDFKit.PDFDocument, language: Language): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    // The letterhead stands in the margins, where text would otherwise open a new page.
    const { margins } = sheet.page;
    sheet.page.margins = { ...margins, top: 0, bottom: 0 };
    artifact(sheet, () => letterhead(sheet, pageWords[language](page - start + 1, count)));
    sheet.page.margins = margins;
  }
  sheet.end();
}

export function artifact(sheet: PDFKit.PDFDocument, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Pagination' });
  draw();
  sheet.endMarkedContent();
}

function letterhead(sheet: PDFKit.PDFDocument, pageOf: string): void {
  const { width, height } = sheet.page;
  sheet.rect(0, 0, width, 8).fill(colours.brand);
  sheet.circle(margin + 9, 47, 9).fill(colours.brand);
  sheet.path(`M ${margin + 9} 39 A 8 8 0 0 1 ${margin + 9} 55 Z`).fill('#ffffff');
  sheet
    .font(fonts.bold)
    .fontSize(14)
    .fillColor(colours.brand)
    .text(printable(provider.name), margin + 28, 41, { lineBreak: false });
  sheet
    .moveTo(margin, 72)
    .lineTo(width - margin, 72)
    .lineWidth(0.5)
    .stroke(colours.line);
  sheet.font(fonts.text).fontSize(8).fillColor(colours.quiet);
  const foot = `${provider.legalName}, ${provider.registration}`;
  sheet.text(printable(foot), margin, height - 48, { lineBreak: false });
  sheet.text(pageOf, margin, height - 48, { width: width - 2 * margin, align: 'right', lineBreak: false });
}
