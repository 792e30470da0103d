import type { IncomingMessage, ServerResponse } from 'node:http';
import { accepts, isKnown, type Encoding } from '../http/negotiation.js';
import type { BuiltFile } from './built-files.js';

/** Sends a built file in the smallest form that the reader takes; 304 when the reader has it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
  cacheControl: string,
): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', [response.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (isKnown(request, file.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const [encoding, content] = smallest(file, request);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

function smallest(file: BuiltFile, request: IncomingMessage): [encoding: Encoding | undefined, content: Buffer] {
  if (file.br && accepts(request, 'br')) return ['br', file.br];
  if (file.gz && accepts(request, 'gzip')) return ['gzip', file.gz];
  return [undefined, file.plain];
}
