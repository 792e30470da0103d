import type { Request } from 'express';

const localised = /^\/(?:[a-z]{2}-)?[a-z]{2}(?:\/|\.data$|$)/;
const ofPrograms = /^\/(?:api|health|media|_[a-z]+)(?:\/|$)|^\/metrics$/;

/**
 * Whether the site answers an address. It has everything below what looks like a country and language, the root, and
 * whatever else a browser opens that is no endpoint, so that people read a page where there is nothing.
 */
export function addressKind(request: Pick<Request, 'path' | 'method' | 'headers'>, methodsOf: (path: string) => readonly string[]): 'page' | 'other' {
  const { path, method } = request;
  if (path === '/' || path === '/_root.data') return 'page';
  if (methodsOf(path).length > 0 || ofPrograms.test(path)) return 'other';
  if (localised.test(path)) return 'page';
  const opens = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(request.headers.accept ?? '');
  return opens ? 'page' : 'other';
}
