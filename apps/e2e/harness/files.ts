import type { UploadedFile } from './wizard.ts';

/** The smallest document that every reader opens. */
export function aPdf(name: string): UploadedFile {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size 4>>\n%%EOF\n`),
  };
}
