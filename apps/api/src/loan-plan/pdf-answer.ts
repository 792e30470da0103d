import { StreamableFile } from '@nestjs/common';
import type { Pdf } from './loan-papers.js';

/** A PDF as the answer of a call, to be saved under its name. */
export function pdfAnswer({ name, content }: Pdf): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: content.length,
  });
}
