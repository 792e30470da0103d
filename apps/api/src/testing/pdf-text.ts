import { inflateSync } from 'node:zlib';

const windows1252 = new TextDecoder('windows-1252');

/** The lines of text of a PDF that is written with the standard fonts, in the order in which they are drawn. */
export function pdfLines(content: Buffer): string[] {
  return streamsOf(content).flatMap((stream) =>
    [...stream.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)].map(([, pieces = '']) => decode(pieces)),
  );
}

/** All of its text, every run of white space a single space. */
export function pdfText(content: Buffer): string {
  return pdfLines(content).join(' ').replaceAll(/\s+/g, ' ');
}

function decode(pieces: string): string {
  return [...pieces.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => windows1252.decode(Buffer.from(hex, 'hex')))
    .join('');
}

function streamsOf(content: Buffer): string[] {
  const streams: string[] = [];
  for (let at = content.indexOf('stream\n'); at >= 0; at = content.indexOf('stream\n', at + 7)) {
    const end = content.indexOf('endstream', at);
    if (end < 0 || content.subarray(at - 3, at).toString() === 'end') continue;
    streams.push(inflated(content.subarray(at + 7, end)));
  }
  return streams;
}

function inflated(stream: Buffer): string {
  return stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : '';
}
