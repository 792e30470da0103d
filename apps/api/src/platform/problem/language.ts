import type { IncomingMessage } from 'node:http';

export const languages = ['en', 'nl', 'fr'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value);

/** The language of messages and labels: `?lang=`, else the best of `Accept-Language`, else English. */
export function languageOf(request: IncomingMessage): Language {
  const asked = /[?&]lang=([a-zA-Z]{2})(?:&|$|-|_)/.exec(request.url ?? '')?.[1]?.toLowerCase();
  if (asked !== undefined && isLanguage(asked)) return asked;
  return preferred(request.headers['accept-language'] ?? '');
}

function preferred(header: string): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const part of header.slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = range.split('-')[0] ?? '';
    const weight = Number(
      parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((found) => found !== undefined) ?? 1,
    );
    if (isLanguage(language) && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  return best;
}
