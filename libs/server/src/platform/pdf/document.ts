import { fill, provider, type Language } from '@statewise/i18n';
import PDFDocument from 'pdfkit';
import { colours } from './colours.js';
import { fonts, registerFonts } from './fonts.js';
import { printable } from './printable.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export const margin = 56;

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** An A4 document with the bank's letterhead, tagged for screen readers. */
export function openDocument(title: string, language: Language): PDFKit.PDFDocument {
  const document = new PDFDocument({
    font: '',
    size: 'A4',
    margins: { top: 104, bottom: 72, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: provider.legalName, Creator: provider.name },
  });
  registerFonts(document);
  return document;
}

/** Draws letterhead and page numbers on every page, outside the reading order, and ends the document. */
export function closeDocument(document: PDFKit.PDFDocument, language: Language): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // The letterhead stands in the margins, where text would otherwise open a new page.
    const { margins } = document.page;
    document.page.margins = { ...margins, top: 0, bottom: 0 };
    artifact(document, () =>
      letterhead(document, fill(texts[language].page, { page: page - start + 1, pages: count })),
    );
    document.page.margins = margins;
  }
  document.end();
}

export function artifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Pagination' });
  draw();
  document.endMarkedContent();
}

function letterhead(document: PDFKit.PDFDocument, pageOf: string): void {
  const { width, height } = document.page;
  document.rect(0, 0, width, 8).fill(colours.brand);
  logo(document, margin, 36, 24);
  document
    .font(fonts.heading)
    .fontSize(14)
    .fillColor(colours.brand)
    .text(printable(provider.name), margin + 32, 38, { lineBreak: false });
  document
    .moveTo(margin, 72)
    .lineTo(width - margin, 72)
    .lineWidth(0.5)
    .stroke(colours.line);
  document.font(fonts.text).fontSize(8).fillColor(colours.quiet);
  const foot = `${provider.legalName}, ${provider.registration}`;
  document.text(printable(foot), margin, height - 48, { lineBreak: false });
  document.text(pageOf, margin, height - 48, { width: width - 2 * margin, align: 'right', lineBreak: false });
}

/** The mark of the site: a globe with its lines, the one in its middle drawn through. */
function logo(document: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 36);
  document.circle(18, 18, 17).fill(colours.brand);
  document.lineWidth(1.6).strokeColor('#9dbab8');
  for (const width of [5.2, 10.6]) document.ellipse(18, 18, width, 12.5).stroke();
  document.lineWidth(2.6).lineCap('round').moveTo(18, 3.5).lineTo(18, 32.5).stroke(colours.accent);
  document.restore();
}
