import type { Request } from 'express';

const localised = /^\/(?:[a-z]{2}-)?[a-z]{2}(?:\/|\.data$|$)/i;
const ofPrograms = /^\/(?:api|health|media|\.well-known|_[a-z]+)(?:\/|$)|^\/metrics$/;

/**
 * Whether the site answers an address. It has everything below what looks like a country and language, the root, and
 * whatever else a browser opens that is no endpoint, so that people read a page where there is nothing.
 */
export function addressKind(
  request: Pick<Request, 'path' | 'method' | 'headers'>,
  methodsOf: (path: string) => readonly string[],
): 'page' | 'other' {
  const { path, method } = request;
  if (path === '/' || path === '/_root.data') return 'page';
  if (ofPrograms.test(path)) return 'other';
  const opens = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(request.headers.accept ?? '');
  // Asking every route costs more than all the rest, so it comes last.
  const isWanted = opens || localised.test(path);
  return isWanted && methodsOf(path).length === 0 ? 'page' : 'other';
}
