import { localisePath, pagePaths, type Locale } from '@statewise/i18n';

/** The contact form with its subject filled in. */
export function writeAbout(locale: Locale, subject: string): string {
  const parameters = new URLSearchParams({ subject });
  return localisePath(locale, `${pagePaths.contact}?${parameters}#contact-form`);
}
