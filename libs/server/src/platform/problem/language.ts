import type { IncomingMessage } from 'node:http';
import { acceptedLanguages, isLanguage, preferredLanguage, type Language } from '@statewise/i18n';

/** The language of messages and labels: `?lang=`, else the best of `Accept-Language`, else English. */
export function languageOf(request: IncomingMessage): Language {
  const asked = /[?&]lang=([a-zA-Z]{2})(?:&|$|-|_)/.exec(request.url ?? '')?.[1]?.toLowerCase();
  if (isLanguage(asked)) return asked;
  return preferredLanguage(acceptedLanguages(request.headers['accept-language'] ?? '')) ?? 'en';
}
