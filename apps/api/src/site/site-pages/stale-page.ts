import { languageOr } from '@statewise/i18n';
import { siteMailTexts } from '../site-texts.js';
import type { SiteAnswer } from './site-answer.js';

/**
 * Returns a page that was drawn some seconds ago, for when it cannot be drawn anew: with a line above its content that says how
 * old it is, and with the headers by which caches say the same (RFC 9111, RFC 9211).
 */
export function stalePage(page: SiteAnswer, seconds: number): SiteAnswer {
  const headers = [
    ['Age', String(seconds)],
    ['Cache-Status', `statewise; hit; ttl=-${seconds}; detail=stale`],
  ] as const;
  return page.changed((text) => text.replace(/<main\b[^>]*>/, (main) => `${main}${notice(text, seconds)}`), headers);
}

function notice(page: string, seconds: number): string {
  const [, language] = /<html\b[^>]*\blang="([a-z]{2})/.exec(page) ?? [];
  const minutes = String(Math.max(1, Math.round(seconds / 60)));
  return `<p role="status">${siteMailTexts[languageOr(language)].stalePage.replace('{minutes}', minutes)}</p>`;
}
