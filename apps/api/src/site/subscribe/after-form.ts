import type { Request } from 'express';
import type { FieldErrors } from '@statewise/fields';
import { localisePath, parseLocalisedPath, type Language } from '@statewise/i18n';
import type { RequestWithBody } from '@statewise/server/platform/http/read-body.js';

/** Whether a form without script was sent, whose sender wants to see a page. */
export function wantsPage(request: Request & RequestWithBody): boolean {
  return request.bodyKind !== 'json' && /\btext\/html\b/.test(request.headers.accept ?? '');
}

/**
 * The page to show after a form: the one it was sent from, told how it went. Only the names of fields and errors are in
 * the address, never what was typed.
 */
export function pageAfter(request: Request, language: Language, errors: FieldErrors | undefined): string {
  const page = cameFrom(request) ?? localisePath({ country: 'ot', language }, '/');
  const outcome = new URLSearchParams({ subscribe: errors ? 'errors' : 'done' });
  for (const [field, keys] of Object.entries(errors ?? {}))
    if (['name', 'surname', 'email'].includes(field)) outcome.set(field, keys[0] ?? 'format');
  return `${page}?${outcome.toString()}#subscribe`;
}

/** The page of the mailed links, told how it went. */
export function newsletterPage(
  request: Request,
  language: Language,
  outcome: 'confirmed' | 'left' | 'expired',
): string {
  const from = cameFrom(request);
  const page = from?.endsWith('/newsletter') ? from : localisePath({ country: 'ot', language }, '/newsletter');
  return `${page}?is=${outcome}`;
}

/** The path of one of our own pages; another site's address never becomes a redirect. */
export function cameFrom(request: Request): string | undefined {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  const path = pathname.replace(/^\/+/, '/');
  return host === request.headers.host && parseLocalisedPath(path) ? path : undefined;
}
