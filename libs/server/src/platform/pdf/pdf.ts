import { StreamableFile } from '@nestjs/common';

/** A PDF and the name under which it is saved. */
export interface Pdf {
  readonly name: string;
  readonly content: Buffer;
}

/** A PDF as the answer of a call, to be saved under its name. */
export function pdfAnswer({ name, content }: Pdf): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: content.length,
  });
}
