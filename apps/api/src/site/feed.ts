import { escapeHtml, localisePath, type Locale } from '@statewise/i18n';
import { bankPrefix, type ArticleCard } from '@statewise/site-content';

/** What a feed says about itself. */
export interface FeedAbout {
  readonly title: string;
  readonly description: string;
  /** The site's public address without a trailing slash. */
  readonly origin: string;
}

/** RSS 2.0 of articles in one language. */
export function feedXml(
  articles: readonly ArticleCard[],
  locale: Locale,
  { title, description, origin }: FeedAbout,
): string {
  const items = articles.map(
    (article) =>
      `<item><title>${escapeHtml(article.title)}</title><link>${escapeHtml(origin + article.url)}</link><guid isPermaLink="false">${bankPrefix}-article-${article.id}-${article.language}</guid><pubDate>${new Date(`${article.publishDate}T09:00:00Z`).toUTCString()}</pubDate><description>${escapeHtml(article.excerpt)}</description></item>`,
  );
  const self = `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(`${origin}${localisePath(locale, '/blog/rss.xml')}`)}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(title)}</title><link>${escapeHtml(origin + localisePath(locale, '/blog'))}</link><description>${escapeHtml(description)}</description><language>${locale.language}</language>${self}\n${items.join('\n')}\n</channel></rss>\n`;
}
