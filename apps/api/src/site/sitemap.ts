import {
  escapeHtml,
  countries,
  languages,
  localisePath,
  type Country,
  type Language,
  type Locale,
} from '@statewise/i18n';

/** One page of the site in all the languages it exists in; paths come after country and language. */
export interface SitemapEntry {
  readonly paths: Readonly<Partial<Record<Language, string>>>;
  /** `YYYY-MM-DD`. */
  readonly lastModified?: string;
}

/** `en-MT`; a language alone for other countries. */
function hreflang({ country, language }: Locale): string {
  return country === 'ot' ? language : `${language}-${country.toUpperCase()}`;
}

/** The same page for every country and language in which it exists. */
export function alternatesOf(paths: SitemapEntry['paths']): { locale: Locale; hreflang: string; path: string }[] {
  return countries.flatMap((country: Country) =>
    languages.flatMap((language) => {
      const path = paths[language];
      const locale = { country, language };
      return path === undefined ? [] : [{ locale, hreflang: hreflang(locale), path: localisePath(locale, path) }];
    }),
  );
}

/** The sitemap as XML; `origin` is the site's public address without a trailing slash. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap(({ paths, lastModified }) => {
    const alternates = alternatesOf(paths);
    const links = alternates
      .map(
        ({ hreflang: tag, path }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(origin + path)}"/>`,
      )
      .join('');
    const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return alternates.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc>${modified}${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
