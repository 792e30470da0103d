import { StreamableFile } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import type { OpenedDocument } from './documents.service.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What the applicant reads, e.g. when documents have arrived. */
export const documentTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** A document as a download: always an attachment under the name that its sender gave it. */
export function attachment(opened: OpenedDocument): StreamableFile {
  return fileOf(opened, 'attachment');
}

/** A document to be looked at in the page; its type is one that was recognised by its content. */
export function inline(opened: OpenedDocument): StreamableFile {
  return fileOf(opened, 'inline');
}

function fileOf({ document, content }: OpenedDocument, how: 'attachment' | 'inline'): StreamableFile {
  const name = encodeURIComponent(document.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const disposition = `${how}; filename*=UTF-8''${name}`;
  return new StreamableFile(content, { type: document.contentType, disposition, length: document.size });
}
